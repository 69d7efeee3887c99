# What may be done now; see legal.py.
from doublesix.engine.position cimport Position
from doublesix.engine.tables cimport Tables

cdef int boneyard_rest(Position s) noexcept nogil
cdef unsigned long long unseen_tiles(Position s) noexcept nogil
cdef unsigned long long playable(Position s) noexcept nogil
cdef bint may_draw(Position s, unsigned long long lays) noexcept nogil
cdef int leading_tile(Position s) noexcept nogil
cdef int list_actions(Position s, short* into) noexcept nogil
cdef bint is_legal(Tables t, Position s, int action) noexcept nogil
