# Lines of play, counted; see perft.py.
from doublesix.engine.position cimport Position

cdef class Level:
    cdef Position at
    cdef Level deeper

cdef unsigned long long _count(Level level, int depth) noexcept nogil
