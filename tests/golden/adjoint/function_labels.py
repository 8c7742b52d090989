# Several returns of a function have labels of their own.
import warp as wp


@wp.func
def select_one(n: int, a: float):
    if n == 0:
        return a
    elif n == 1:
        return a * a
    return wp.sin(a)


@wp.kernel
def function_labels(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    x[i] = select_one(n, x[i])
