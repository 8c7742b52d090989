# A kernel whose body stands on the def line.
import warp as wp


@wp.kernel
def one_line_body(x: wp.array(dtype=float)): x[0] = 1.0
