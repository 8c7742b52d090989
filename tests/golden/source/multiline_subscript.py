# A subscript over several lines.
import warp as wp


@wp.kernel
def multiline_subscript(x: wp.array(dtype=float), a: wp.array(dtype=float)):
    i = wp.tid()
    x[
        i
    ] = a[0]
