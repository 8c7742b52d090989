# A factory that captures a function.
import warp as wp


@wp.func
def square(a: float):
    return a * a


def make(op):
    @wp.kernel
    def apply(x: wp.array(dtype=float)):
        i = wp.tid()
        x[i] = op(x[i])

    return apply

squares = make(square)
