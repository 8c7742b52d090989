# weft: refuses. A kernel with a wp.ref parameter, for which Warp prints a pointer.
import warp as wp


@wp.kernel(enable_backward=False)
def ref_parameter(x: wp.ref[float]):
    i = wp.tid()
