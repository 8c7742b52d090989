# A kernel made by a factory that captures a value.
import warp as wp


def make(scale):
    @wp.kernel
    def inner(x: wp.array(dtype=float)):
        x[0] = scale * 2.0

    return inner

double = make(2.0)
