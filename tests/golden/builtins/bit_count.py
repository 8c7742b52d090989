# wp.bit_count of integers gives an int.
import warp as wp


@wp.kernel
def bit_count_rows(n: wp.array(dtype=int), u: wp.uint64):
    i = wp.tid()
    n[i] = wp.bit_count(n[i]) + wp.bit_count(u)
