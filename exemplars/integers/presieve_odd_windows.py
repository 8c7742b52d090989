# idea: pre-sieve of prime candidates in bit windows
# brief: Cross out the multiples of small primes in windows of odd numbers and count the candidates left.
# description: Window `w` stands for the 64 odd numbers from `start[w]` on, one bit each; an even start is raised by one. For each
#     of the `SMALL_PRIMES`, the first odd multiple at or behind the start is found by the remainder, but not below the square of
#     the prime, so that the prime itself stays; the bits of every further odd multiple (each `2 * prime` numbers, thus `prime`
#     bits) are set in a 64-bit mask of composites. If the square lies behind the window the prime and all greater ones cross out
#     nothing, and the loop ends. `candidates[w]` is the complement of the mask and `candidate_count[w]` the number of its bits.
# launch: n
# inputs:
#     start[n] = index(3, 2000)
#     candidates[n] = zero
#     candidate_count[n] = zero
# fits:
#     total_output(candidate_count)
#     indirect_thread
import warp as wp

PRIME_COUNT = 10
vec10i = wp.types.vector(length=PRIME_COUNT, dtype=int)
SMALL_PRIMES = wp.constant(vec10i(3, 5, 7, 11, 13, 17, 19, 23, 29, 31))
WINDOW = wp.constant(64)


@wp.func
def first_odd_multiple(prime: int, begin: int) -> int:
    """Least odd multiple of the prime that is at least begin and at least its square."""
    low = wp.max(begin, prime * prime)
    multiple = (low + prime - 1) // prime * prime
    if multiple % 2 == 0:
        multiple += prime
    return multiple


@wp.kernel
def presieve_odd_windows(
    start: wp.array(dtype=int),
    candidates: wp.array(dtype=wp.uint64),
    candidate_count: wp.array(dtype=int),
):
    w = wp.tid()
    begin = start[w] | 1
    end = begin + 2 * WINDOW

    composite = wp.uint64(0)
    for k in range(wp.static(PRIME_COUNT)):
        prime = SMALL_PRIMES[k]
        if prime * prime >= end:
            break
        bit = (first_odd_multiple(prime, begin) - begin) // 2
        while bit < WINDOW:
            composite = composite | (wp.uint64(1) << wp.uint64(bit))
            bit += prime  # every second multiple is even and has no bit

    kept = ~composite
    candidates[w] = kept
    candidate_count[w] = wp.bit_count(kept)
