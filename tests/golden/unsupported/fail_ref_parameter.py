# weft: refuses. A wp.ref parameter.
import warp as wp


@wp.func
def bump(a: wp.ref[float]):
    a = a + 1.0


@wp.kernel(enable_backward=False)
def ref_parameter(x: wp.array(dtype=float)):
    bump(x[0])
