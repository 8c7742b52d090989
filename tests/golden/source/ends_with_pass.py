# A body whose last statement makes no code.
import warp as wp


@wp.kernel
def ends_with_pass(x: wp.array(dtype=float)):
    x[0] = 1.0
    pass

X = 1
