import functools

import warp as wp


class Pair(wp.types.vector(length=5, dtype=wp.float32)):
    pass


def traced(function):
    @functools.wraps(function)
    def wrapper(*args):
        return function(*args)

    return wrapper


@traced
def make(step):
    @wp.kernel
    def derived(x: wp.array(dtype=Pair)):
        i = wp.tid()
        x[i] = Pair(step) + x[i]

    return derived


kernel = make(1.5)
