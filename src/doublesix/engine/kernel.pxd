# The checked face of the compiled position; see kernel.py.
from doublesix.engine.position cimport Position
from doublesix.engine.tables cimport Tables

cdef class Played:
    cdef readonly int seat
    cdef readonly int action
    cdef readonly int award
    cdef readonly int total
    cdef readonly int end
    cdef int _tile

cdef class State(Position):
    pass

cdef unsigned int _seat(State s, object seat) except? 99
cdef int _number(object action) except -2
cdef unsigned int _drawn(State s, int action, object drawn) except? 999
