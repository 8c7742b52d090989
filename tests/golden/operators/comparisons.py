# All six comparisons become C++ operators.
import warp as wp


@wp.kernel
def comparisons(a: float, b: float, out: wp.array(dtype=wp.bool)):
    out[0] = a < b
    out[1] = a <= b
    out[2] = a > b
    out[3] = a >= b
    out[4] = a == b
    out[5] = a != b
