# Infinities and NaN of the warp package.
import warp as wp


@wp.kernel
def infinity_and_nan(out: wp.array(dtype=float)):
    out[0] = wp.inf
    out[1] = -wp.inf
    out[2] = wp.nan
    out[3] = wp.INF
