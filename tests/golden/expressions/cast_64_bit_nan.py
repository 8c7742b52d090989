# The shortcut does not apply to NaN or to values that are not constant.
import warp as wp


@wp.kernel
def cast_64_bit_nan(d: wp.array(dtype=wp.float64), x: float):
    d[0] = wp.float64(wp.nan)
    d[1] = wp.float64(x)
