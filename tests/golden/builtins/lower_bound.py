# wp.lower_bound over an array and over a part of it.
import warp as wp


@wp.kernel
def lower_bound_rows(x: wp.array(dtype=float), n: wp.array(dtype=int), out: wp.array(dtype=int)):
    out[0] = wp.lower_bound(x, 2.0)
    out[1] = wp.lower_bound(n, 0, 5, 3)
