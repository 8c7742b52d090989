# `or` opens a block on the negated result.
import warp as wp


@wp.kernel
def or_two(n: int, x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):
    out[0] = n < 0 or x[n] > 1.0
