# Several returns; the last statement is a return.
import warp as wp


@wp.func
def pick(n: int, a: float):
    if n == 0:
        return a
    if n == 1:
        return a * 2.0
    return a * 3.0


@wp.kernel
def early_return(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    x[i] = pick(n, x[i])
