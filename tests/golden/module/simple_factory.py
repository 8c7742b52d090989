# A kernel made by a function without free variables.
import warp as wp


def make():
    @wp.kernel
    def inner(x: wp.array(dtype=float)):
        x[0] = 1.0

    return inner

kernel = make()
