# warp: refuses. An assignment expression.
import warp as wp


@wp.kernel
def walrus(x: wp.array(dtype=float)):
    if (a := x[0]) > 1.0:
        x[1] = a
