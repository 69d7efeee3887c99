# Many hands at once; see batch.py.
from doublesix.engine.position cimport Position
from doublesix.engine.tables cimport Tables

cdef class Lane:
    cdef Position at
    cdef Position probe
    cdef unsigned long long random
    cdef unsigned char policies[4]
    cdef bint plain                 # random throughout, and nobody draws at will: the quick path
    cdef readonly unsigned long long lays
    cdef readonly unsigned long long draws
    cdef readonly unsigned long long passes
    cdef readonly unsigned long long blocked
    cdef readonly long long awards
    cdef readonly long long settled

cdef void _finish(Lane lane, Position s, unsigned int action) noexcept nogil
cdef void _run(Lane a, Lane b, unsigned long long first, long long hands) noexcept
cdef unsigned long long _begin(Lane lane, Position s, unsigned long long number) noexcept nogil
cdef void _tally(Lane lane, Position s) noexcept nogil
cdef unsigned long long mix(unsigned long long z) noexcept nogil
cdef unsigned int below(Lane lane, unsigned int n) noexcept nogil
cdef void _deal(Lane lane, Position s) noexcept nogil
cdef void _lead(Lane lane, Position s) noexcept nogil
cdef void _lead_any(Lane lane, Position s) noexcept nogil
cdef void _play(Lane lane, Position s) noexcept nogil
cdef void act(Lane lane, Position s) noexcept nogil
cdef void _act_listed(Lane lane, Position s) noexcept nogil
cdef int _greedy(Lane lane, Position s, short* found, int count) noexcept nogil
