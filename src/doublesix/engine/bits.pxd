cdef extern from "Python.h":
    int obey_signals "PyErr_CheckSignals" () except -1

cdef extern from "bits.h" nogil:
    unsigned int popcount(unsigned long long mask) noexcept
    unsigned int lowest(unsigned long long mask) noexcept
    unsigned int sum_of_bytes(unsigned int word) noexcept
    unsigned int select_bit(unsigned long long mask, unsigned int rank) noexcept
    unsigned int select_of_four(
        unsigned long long a, unsigned long long b, unsigned long long c, unsigned long long d, unsigned int rank
    ) noexcept
