# The hand's end; see settlement.py.
from doublesix.engine.position cimport Position

cdef int hand_pips(Position s, unsigned int seat) noexcept nogil
cdef int nearest_five(int pips) noexcept nogil
cdef int best_hand(Position s) noexcept nogil
cdef int hand_winner(Position s) noexcept nogil
cdef int _payment(Position s, int winner) noexcept nogil
cdef void settle_hand(Position s, int* change) noexcept nogil
