# idea: common prefixes of neighbouring Morton codes
# brief: Find how many leading bits each Morton code shares with its neighbours, as a tree builder needs it.
# description: The codes in `code` are sorted. `common_prefix` of `code[i]` and `code[i + 1]`: `leading_zeros`, a loop
#     in C++ over the bits from the top, counts the zeros in front of the exclusive or of both; two equal codes count as
#     `CODE_BITS` plus the leading zeros of the exclusive or of their places. It goes to `prefix[i]`. The tree node of
#     `i` grows towards the neighbour with the longer prefix: `direction[i]` is -1 if the prefix with the code before is
#     longer than the one with the next code, else 1; the first code always grows forward.
# launch: n
# inputs:
#     code[n+1] = sorted_index(0, 1000000)
#     prefix[n] = zero
#     direction[n] = zero
import warp as wp

CODE_BITS = wp.constant(32)

LEADING_ZEROS = """
    unsigned int bits = (unsigned int)x;
    int count = 0;
    for (int i = 31; i >= 0 && !((bits >> i) & 1u); --i) ++count;
    return count;
"""


@wp.func_native(LEADING_ZEROS)
def leading_zeros(x: int) -> int: ...


@wp.func
def common_prefix(code: wp.array(dtype=int), a: int, b: int) -> int:
    """Shared leading bits; equal codes are told apart by their places."""
    difference = code[a] ^ code[b]
    if difference == 0:
        return CODE_BITS + leading_zeros(a ^ b)
    return leading_zeros(difference)


@wp.kernel
def prefix_lengths_of_codes(
    code: wp.array(dtype=int),
    prefix: wp.array(dtype=int),
    direction: wp.array(dtype=int),
):
    i = wp.tid()
    after = common_prefix(code, i, i + 1)
    prefix[i] = after
    way = int(1)
    if i > 0:
        before = common_prefix(code, i, i - 1)
        if before > after:
            way = -1
    direction[i] = way
