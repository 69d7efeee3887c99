# One hand in progress as a flat block, and the only code that executes rules; see position.py.
cimport cython

from doublesix.engine.tables cimport Tables


@cython.no_gc  # said here too, for the subclass in kernel.py
cdef class Position:
    cdef readonly Tables tables
    cdef readonly unsigned long long hands[4]   # seat -> tiles known to be held
    cdef readonly unsigned long long table      # tiles laid
    cdef unsigned long long ends                # a byte an arm (E N S W): codes, then counts
    cdef readonly int scores[4]                 # side -> score
    cdef unsigned int hidden                    # a byte a seat: tiles held that nobody saw
    cdef unsigned char tips[4]                  # arm -> the tile at its end; a bare side: the hub
    cdef unsigned char hub                      # kind * 16 + sides with a tile on them
    cdef unsigned char hub_pip
    cdef readonly unsigned char turn
    cdef readonly unsigned char drawn           # tiles drawn in this turn
    cdef readonly unsigned char only            # the one tile that may be laid; ANY: any held
    cdef readonly unsigned char end             # how the hand ended; 0 while it goes on
    cdef readonly unsigned char next            # boneyard tiles drawn
    cdef readonly unsigned char passes          # passes in this hand
    cdef readonly unsigned char left            # boneyard tiles that may still be drawn
    cdef unsigned char settled                  # whether the end of the hand is booked
    cdef unsigned char order[45]                # the boneyard as it is drawn; ANY: unknown

cdef unsigned long long bit_of(unsigned int tile) noexcept nogil
cdef int code_of(Position s, unsigned int arm) noexcept nogil
cdef int count_of(Position s, unsigned int arm) noexcept nogil
cdef unsigned int hidden_of(Position s, unsigned int seat) noexcept nogil
cdef unsigned long long held_by_all(Position s) noexcept nogil
cdef int hub_tile(Position s) noexcept nogil
cdef int total_of(Tables t, Position s) noexcept nogil
cdef unsigned long long fitting(Tables t, Position s) noexcept nogil
cdef int pips_of(Tables t, unsigned long long tiles) noexcept nogil
cdef void _set_end(Position s, unsigned int arm, int code, int counts) noexcept nogil
cdef void _open_branches(Position s, int hub) noexcept nogil
cdef void _raise_spinner(Tables t, Position s, unsigned int arm) noexcept nogil
cdef void _attend_hub(Tables t, Position s, unsigned int tile, unsigned int arm) noexcept nogil
cdef void _attach(Tables t, Position s, unsigned int tile, unsigned int arm, unsigned int way) noexcept nogil
cdef void _set_lead(Tables t, Position s, unsigned int tile) noexcept nogil
cdef int _header(Tables t, Position s, unsigned int tile) noexcept nogil
cdef int _award(Tables t, Position s, unsigned int tile) noexcept nogil
cdef int _lead_award(Tables t, Position s, unsigned int tile) noexcept nogil
cdef void close_if_blocked(Tables t, Position s) noexcept nogil
cdef void _put_down(Tables t, Position s, unsigned int tile) noexcept nogil
cdef int _book(Tables t, Position s, int award) noexcept nogil
cdef int lead(Tables t, Position s, unsigned int tile) noexcept nogil
cdef int join(Tables t, Position s, unsigned int tile, unsigned int arm, unsigned int way) noexcept nogil
cdef void take(Tables t, Position s, unsigned int tile) noexcept nogil
cdef void skip(Tables t, Position s) noexcept nogil
cdef int advance(Position s, unsigned int action) noexcept nogil
cdef void clear(Position s) noexcept nogil
cdef void copy_into(Position s, Position to) noexcept nogil
cdef unsigned long long random_step(unsigned long long x) noexcept nogil
cdef unsigned int scaled(unsigned long long x, unsigned int n) noexcept nogil
cdef unsigned long long random_draws(Tables t, Position s, unsigned int most, unsigned long long x) noexcept nogil
cdef unsigned long long _forced(Tables t, Position s) noexcept nogil
cdef unsigned long long _random_turn_by_ways(Tables t, Position s, unsigned long long held,
                                             unsigned long long x) noexcept nogil
cdef unsigned long long random_turn(Tables t, Position s, unsigned long long x) noexcept nogil
cdef void random_turns(Tables t, Position a, Position b, unsigned long long* x) noexcept nogil
