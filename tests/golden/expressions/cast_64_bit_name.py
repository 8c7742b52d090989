# A 64-bit cast of a named constant re-types the name.
import warp as wp


@wp.kernel
def cast_64_bit_name(n: wp.array(dtype=wp.int64)):
    k = 3
    m = wp.int64(k)
    n[0] = m + k
