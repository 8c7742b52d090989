# idea: digit histogram of a radix sort
# brief: Count the digits of the keys of every block for one pass of a radix sort.
# description: Block `block` owns the `KEYS_PER_BLOCK` keys from `block * KEYS_PER_BLOCK` on, as far as `keys` reaches. `digit_of`
#     takes the four bits of a key from `shift` on, after `flip_sign` has turned the sign bit so that negative keys sort before
#     positive ones. For each key the count of its digit grows by one: `counts[digit, block]`, with the digit as row so that a
#     scan over the flat array gives the place of each digit of each block. The counts of the block are cleared first.
# launch: n
# inputs:
#     keys[15*n+1] = index(-2000000000, 2000000000)
#     shift = 28
#     counts[16, n] = zero
import warp as wp

RADIX = 16
KEYS_PER_BLOCK = wp.constant(16)
SIGN_BIT = wp.constant(wp.uint32(0x80000000))
DIGIT_MASK = wp.constant(wp.uint32(RADIX - 1))


@wp.func
def flip_sign(key: wp.int32) -> wp.uint32:
    return wp.uint32(key) ^ SIGN_BIT


@wp.func
def digit_of(key: wp.int32, shift: int) -> int:
    return int((flip_sign(key) >> wp.uint32(shift)) & DIGIT_MASK)


@wp.kernel
def radix_digit_histogram(
    keys: wp.array(dtype=wp.int32),
    shift: int,
    counts: wp.array2d(dtype=wp.int32),
):
    block = wp.tid()
    first = block * KEYS_PER_BLOCK
    last = wp.min(first + KEYS_PER_BLOCK, keys.shape[0])  # the last block may be short

    for digit in range(RADIX):
        counts[digit, block] = 0
    for i in range(first, last):
        digit = digit_of(keys[i], shift)
        counts[digit, block] = counts[digit, block] + 1
