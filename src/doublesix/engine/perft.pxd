# Lines of play, counted; see perft.py.
from doublesix.engine.position cimport Position

cdef class Level:
    cdef Position at
    cdef Level deeper

cdef Level _level(Position state, int plies)
cdef unsigned long long _lines(Level level, int depth, unsigned long long* since) except? 1 nogil
cdef unsigned long long _count(Level level, int depth) noexcept nogil
