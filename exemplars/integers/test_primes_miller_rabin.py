# idea: deterministic Miller-Rabin primality test of 32-bit numbers
# brief: Decide for every 32-bit number whether it is prime.
# description: `is_prime_number` decides: `numbers[i]` is prime if it passes the Miller-Rabin test for the bases of `BASES`, which
#     is exact below 2^32. Numbers below 2 are not prime, 2 is, other even numbers are not. `split_even_part` writes the number
#     minus one as an odd factor times a power of two. `power_modulo` raises a base by repeated squaring in 64 bits. `passes_base`
#     is true if the power of the base with the odd factor is 1 or minus 1 modulo the number, or becomes minus 1 by squaring at
#     most as often as the power of two allows minus one; a base that is a multiple of the number says nothing and passes.
#     `is_prime[i]` is the result.
# launch: n
# inputs:
#     numbers[n] = index(0, 4294967295)
#     is_prime[n] = zero
# fits:
#     indirect_thread
import warp as wp

BASES = wp.constant(wp.vec3ui(wp.uint32(2), wp.uint32(7), wp.uint32(61)))
ONE = wp.constant(wp.uint64(1))


@wp.func
def power_modulo(base: wp.uint64, exponent: wp.uint64, modulus: wp.uint64) -> wp.uint64:
    """base ** exponent % modulus; the products fit, because the modulus has 32 bits."""
    result = wp.uint64(1)
    square = base % modulus
    left = wp.uint64(exponent)
    while left > wp.uint64(0):
        if (left & ONE) == ONE:
            result = result * square % modulus
        square = square * square % modulus
        left = left >> ONE
    return result


@wp.func
def split_even_part(value: wp.uint64):
    """An odd factor and the exponent of two."""
    odd = wp.uint64(value)
    twos = int(0)
    while (odd & ONE) == wp.uint64(0):
        odd = odd >> ONE
        twos += 1
    return odd, twos


@wp.func
def passes_base(number: wp.uint64, base: wp.uint64, odd: wp.uint64, twos: int) -> bool:
    if base % number == wp.uint64(0):
        return True
    x = power_modulo(base, odd, number)
    if x == ONE or x == number - ONE:
        return True
    for squaring in range(1, twos):
        x = x * x % number
        if x == number - ONE:
            return True
    return False


@wp.func
def is_prime_number(number: wp.uint64) -> bool:
    if number < wp.uint64(2):
        return False
    if number == wp.uint64(2):
        return True
    if (number & ONE) == wp.uint64(0):
        return False

    odd, twos = split_even_part(number - ONE)
    for b in range(3):
        if not passes_base(number, wp.uint64(BASES[b]), odd, twos):
            return False
    return True


@wp.kernel
def test_primes_miller_rabin(numbers: wp.array(dtype=wp.uint32), is_prime: wp.array(dtype=wp.bool)):
    i = wp.tid()
    is_prime[i] = is_prime_number(wp.uint64(numbers[i]))
