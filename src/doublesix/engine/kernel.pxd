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
