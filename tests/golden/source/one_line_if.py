# An if with its body on the same line.
import warp as wp


@wp.kernel
def one_line_if(x: wp.array(dtype=float), n: int):
    if n > 0: x[0] = 1.0
    else: x[0] = 2.0
