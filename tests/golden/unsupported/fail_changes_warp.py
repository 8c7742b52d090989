# weft: refuses. An assignment to a name of the warp package.
import warp as wp

wp.sin = wp.cos


@wp.kernel
def changes_warp(x: wp.array(dtype=float)):
    x[0] = wp.sin(x[0])
