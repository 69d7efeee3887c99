# Many hands at once; see batch.py.
from doublesix.engine.kernel cimport State
from doublesix.engine.tables cimport Tables

cdef class Lane:
    cdef State at
    cdef State probe
    cdef unsigned long long random
    cdef unsigned char policies[4]
    cdef bint plain                 # random throughout, one way to lay: the quick path
    cdef readonly unsigned long long lays
    cdef readonly unsigned long long draws
    cdef unsigned long long acts
    cdef readonly unsigned long long blocked
    cdef readonly long long awards
    cdef readonly long long settled
    cdef bint idle                  # no hand left for it

cdef void _finish(Lane lane, State s, int action) noexcept nogil
cdef void _run(Lane a, Lane b, Lane c, Lane d, unsigned long long first, long long hands) noexcept
cdef long long _step(Lane lane, State s, unsigned long long first, long long hands, long long left) noexcept nogil
cdef long long _begin(Lane lane, State s, unsigned long long first, long long hands, long long left) noexcept nogil
cdef void _tally(Lane lane, State s) noexcept nogil
cdef unsigned long long mix(unsigned long long z) noexcept nogil
cdef int below(Lane lane, int n) noexcept nogil
cdef void _deal(Lane lane, State s) noexcept nogil
cdef void _lead(Lane lane, State s) noexcept nogil
cdef void _draw(Lane lane, State s) noexcept nogil
cdef void act(Lane lane, State s) noexcept nogil
cdef void _act_by_ways(Lane lane, State s) noexcept nogil
cdef void _act_listed(Lane lane, State s) noexcept nogil
cdef int _greedy(Lane lane, State s, short* found, int count) noexcept nogil
