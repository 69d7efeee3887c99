# The rules as look-up tables; see tables.py. Sizes: codes 32, tiles 64, ways 3.
cdef class Tables:
    cdef readonly object rules
    # laying
    cdef unsigned long long fits[128]       # way * 32 + code -> tiles; way 3: any way
    cdef unsigned long long step[3072]      # (way * 64 + tile) * 16 + code -> new code | counts << 32
    cdef unsigned long long full            # every tile of the set
    cdef unsigned long long doubles
    cdef unsigned long long spinners        # tiles that may become the spinner
    cdef unsigned char lows[64]
    cdef unsigned char highs[64]
    cdef unsigned char pips[64]
    cdef unsigned long long weights[5]      # bit -> tiles whose pips have it set
    cdef unsigned char times[80]            # kind * 16 + covered sides -> how often the hub counts
    cdef unsigned long long raises[80]      # kind * 16 + covered sides -> doubles that become the hub
    cdef unsigned char filled[80]           # kind * 16 + covered sides -> whether that ends the kind
    cdef unsigned long long watched[80]     # kind * 16 + covered sides -> tiles that change the hub
    cdef unsigned int ways
    cdef unsigned int tile_count
    cdef int max_pip
    cdef int spinner_kind                   # the hub's kind when the spinner is laid
    # seating, drawing
    cdef unsigned int seats
    cdef unsigned int side_count
    cdef unsigned char next_seat[4]
    cdef unsigned char side_of[4]
    cdef unsigned int deal
    cdef unsigned char lead_order[64]       # tiles that decide the lead, the first in rank first
    cdef int lead_ranks
    cdef bint lead_decided                  # whether that tile must be led
    cdef int draw_limit                     # tiles a turn
    cdef int boneyard_size
    cdef int drawable                       # boneyard tiles that may be drawn
    cdef bint voluntary
    cdef bint boneyard_ends
    # counting
    cdef int counted                        # NOTHING, ENDS, EQUAL_ENDS, TABLE
    cdef short points[256]                  # total -> award (ENDS)
    cdef short hit[512]                     # table pips -> award for forming that total (TABLE)
    cdef int passed[512]                    # table pips -> what all control values up to it cost
    cdef bint table_limited
    cdef int table_limit
    cdef bint opening_scores
    cdef bint triple_by_laid
    cdef int double_header
    cdef int triple_header
    cdef int lead_double
    cdef bint shrink
    # the hand's end and the match
    cdef int out_kind                       # FIXED, OTHERS, OTHERS_ROUNDED
    cdef int out_bonus
    cdef int block_kind                     # FIXED, OTHERS_MINUS_OWN, ROUNDED_DIFFERENCES
    cdef int block_payment
    cdef bint block_by_doubles
    cdef bint deduct
    cdef int lone_blank
    cdef int target                         # for every credit; NO_TARGET where not tested in play
    cdef int floor
