/* Bit tricks that C has no operator for. BMI2 is used where the processor has it. */
#ifndef DOUBLESIX_BITS_H
#define DOUBLESIX_BITS_H
#include <stdint.h>

typedef unsigned long long Mask;

static inline unsigned popcount(Mask mask) { return (unsigned)__builtin_popcountll(mask); }
static inline unsigned lowest(Mask mask) { return (unsigned)__builtin_ctzll(mask); }

/* The product's highest byte is the sum of all four. */
static inline unsigned sum_of_bytes(uint32_t word) { return word * 0x01010101u >> 24; }

#if defined(__x86_64__) && defined(__GNUC__)
static int bits_have_pdep;
__attribute__((constructor)) static void bits_look_for_pdep(void) {
  __builtin_cpu_init();
  bits_have_pdep = __builtin_cpu_supports("bmi2") != 0;
}
static inline unsigned select_bit(Mask mask, unsigned rank) {
  if (__builtin_expect(bits_have_pdep, 1)) {
    Mask at;
    __asm__("pdep %2, %1, %0" : "=r"(at) : "r"((Mask)1 << rank), "r"(mask));
    return lowest(at);
  }
  while (rank--) mask &= mask - 1;
  return lowest(mask);
}
/* Conditional moves: compilers like branches, but chance cannot be predicted. */
#define IF_NOT_BELOW(rank, limit, one, to_one, two, to_two)                                  \
  __asm__("cmp %k4, %k5\n\tcmovae %2, %0\n\tcmovae %3, %1"                                  \
          : "+&r"(one), "+&r"(two) : "r"(to_one), "r"(to_two), "r"(limit), "r"(rank) : "cc")
#else
static inline unsigned select_bit(Mask mask, unsigned rank) {
  while (rank--) mask &= mask - 1;
  return lowest(mask);
}
#define IF_NOT_BELOW(rank, limit, one, to_one, two, to_two) \
  if ((rank) >= (limit)) one = to_one, two = to_two
#endif

/* Of the set bits of four masks in a row, the one of that rank: mask number * 64 + bit number. */
static inline unsigned select_of_four(Mask a, Mask b, Mask c, Mask d, unsigned rank) {
  Mask to_a = popcount(a), to_b = to_a + popcount(b), to_c = to_b + popcount(c), start = 0;
  unsigned which = (rank >= to_a) + (rank >= to_b) + (rank >= to_c);
  IF_NOT_BELOW(rank, to_b, a, c, b, d);
  IF_NOT_BELOW(rank, to_b, start, to_b, to_a, to_c);
  IF_NOT_BELOW(rank, to_a, a, b, start, to_a);
  return which << 6 | select_bit(a, rank - (unsigned)start);
}
#endif
