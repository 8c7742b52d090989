# warp: refuses. `not` of a float.
import warp as wp


@wp.kernel
def not_float(x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):
    out[0] = not x[0]
