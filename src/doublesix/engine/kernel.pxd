# The state of one hand and the only code that executes rules; see kernel.py.
from doublesix.engine.tables cimport Tables

cdef class Played:
    cdef readonly int seat
    cdef readonly int action
    cdef readonly int award
    cdef readonly int total
    cdef readonly int end
    cdef int _tile

cdef class State:
    cdef readonly Tables tables
    cdef readonly unsigned long long hands[4]   # seat -> tiles known to be held
    cdef readonly unsigned long long table      # tiles laid
    cdef readonly int scores[4]                 # side -> score
    cdef unsigned char codes[4]        # arm (E N S W) -> code of its open end
    cdef unsigned char tips[4]         # arm -> the tile at its end; a bare side: the hub
    cdef unsigned char counts[4]       # arm -> what its end tile counts
    cdef readonly unsigned short pips           # pips on the table
    cdef readonly unsigned char hub_pip
    cdef readonly unsigned char hub_kind
    cdef readonly unsigned char covered         # sides of the hub with a tile on them
    cdef readonly unsigned char turn
    cdef readonly unsigned char drawn           # tiles drawn in this turn
    cdef readonly unsigned char only            # the one tile that may be laid; ANY: any held
    cdef readonly unsigned char end             # how the hand ended; 0 while it goes on
    cdef readonly unsigned char next            # boneyard tiles drawn
    cdef readonly unsigned char left            # boneyard tiles that may still be drawn
    cdef unsigned char hidden[4]       # seat -> tiles held that nobody saw
    cdef unsigned char order[45]       # the boneyard as it is drawn; ANY: unknown

cdef int total_of(Tables t, State s) noexcept nogil
cdef unsigned long long fitting(Tables t, State s) noexcept nogil
cdef unsigned long long unseen_tiles(State s) noexcept nogil
cdef int boneyard_rest(State s) noexcept nogil
cdef unsigned long long playable(State s) noexcept nogil
cdef bint may_draw(State s, unsigned long long lays) noexcept nogil
cdef bint _is_legal(State s, int action) noexcept nogil
cdef int hub_tile(State s) noexcept nogil
cdef void _open_branches(State s, int hub) noexcept nogil
cdef void _lead(State s, int tile) noexcept nogil
cdef void _raise_spinner(State s, int arm) noexcept nogil
cdef void _release(State s) noexcept nogil
cdef void _attach(Tables t, State s, int tile, int arm, int way) noexcept nogil
cdef int _header(State s, int tile) noexcept nogil
cdef int award_of(Tables t, State s, int tile, int before) noexcept nogil
cdef int _lead_award(Tables t, State s, int tile) noexcept nogil
cdef void _close_if_blocked(Tables t, State s) noexcept nogil
cdef int lay(Tables t, State s, int tile, int arm, int way) noexcept nogil
cdef void take(Tables t, State s, int tile) noexcept nogil
cdef void skip(State s) noexcept nogil
cdef int advance(State s, int action) noexcept nogil
cdef int leading_tile(State s) noexcept nogil
cdef int list_actions(State s, short* into) noexcept nogil
cdef void copy_into(State s, State to) noexcept nogil
cdef unsigned long long random_step(unsigned long long x) noexcept nogil
cdef int scaled(unsigned long long x, int n) noexcept nogil
cdef void draw_any(Tables t, State s, unsigned long long x) noexcept nogil
cdef unsigned long long random_act(Tables t, State s, unsigned long long x) noexcept nogil
