# A user function with the name of a builtin wins where it is visible.
import warp as wp


@wp.func
def clamp(x: float):
    return wp.clamp(x, 0.0, 1.0)


@wp.kernel
def shadowing_builtin(x: wp.array(dtype=float)):
    x[0] = clamp(x[0])
