/* Bit tricks that C has no operator for. `select_bit` uses BMI2 where the processor has it. */
#ifndef DOUBLESIX_BITS_H
#define DOUBLESIX_BITS_H
#include <stdint.h>

static inline int popcount(uint64_t mask) { return __builtin_popcountll(mask); }
static inline int lowest(uint64_t mask) { return __builtin_ctzll(mask); }

#if defined(__x86_64__) && defined(__GNUC__)
static int bits_have_pdep = -1;
static inline int select_bit(uint64_t mask, int rank) {
  if (__builtin_expect(bits_have_pdep < 0, 0)) bits_have_pdep = __builtin_cpu_supports("bmi2") != 0;
  if (__builtin_expect(bits_have_pdep, 1)) {
    uint64_t one = (uint64_t)1 << rank, at;
    __asm__("pdep %2, %1, %0" : "=r"(at) : "r"(one), "r"(mask));
    return __builtin_ctzll(at);
  }
  while (rank--) mask &= mask - 1;
  return __builtin_ctzll(mask);
}
#else
static inline int select_bit(uint64_t mask, int rank) {
  while (rank--) mask &= mask - 1;
  return __builtin_ctzll(mask);
}
#endif
#endif
