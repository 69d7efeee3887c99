# The hand's end; see settlement.py.
from doublesix.engine.kernel cimport State

cdef int hand_pips(State s, int seat) noexcept nogil
cdef int nearest_five(int pips) noexcept nogil
cdef int best_hand(State s) noexcept nogil
cdef int hand_winner(State s) noexcept nogil
cdef int _payment(State s, int winner) noexcept nogil
cdef void settle_hand(State s, int* change) noexcept nogil
