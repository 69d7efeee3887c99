cdef extern from "bits.h" nogil:
    int popcount(unsigned long long mask) noexcept
    int lowest(unsigned long long mask) noexcept
    int select_bit(unsigned long long mask, int rank) noexcept
