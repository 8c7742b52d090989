# Augmented assignment of a name tries the user's operator function as well.
import warp as wp


@wp.func
def sub(a: wp.vec2, b: float):
    return wp.vec2(a[0] - b, a[1] - b)


@wp.kernel
def user_operator_augmented(out: wp.array(dtype=wp.vec2), v: wp.vec2):
    w = v
    w -= 1.0
    out[0] = w
