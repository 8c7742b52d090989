# A 64-bit cast of a constant re-types the constant itself.
import warp as wp


@wp.kernel
def cast_64_bit_literals(d: wp.array(dtype=wp.float64), n: wp.array(dtype=wp.int64), u: wp.array(dtype=wp.uint64)):
    d[0] = wp.float64(2.0)
    d[1] = wp.float64(1)
    n[0] = wp.int64(3)
    u[0] = wp.uint64(5)
    d[2] = wp.float64(wp.inf)
