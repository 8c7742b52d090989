import functools

import warp as wp

_hidden = 1


def make_function(step):
    @wp.func
    def moved(x: float):
        return x + step

    return moved


@functools.cache
def make_kernel(step: float):
    moved = make_function(step)

    @wp.kernel
    def walk(x: wp.array(dtype=float)):
        i = wp.tid()
        x[i] = moved(x[i])

    return walk
