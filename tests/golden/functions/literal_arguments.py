# Literals passed to functions.
import warp as wp


@wp.func
def weigh(a: float, n: int, c: bool):
    if c:
        return a * float(n)
    return a


@wp.kernel
def literal_arguments(x: wp.array(dtype=float)):
    x[0] = weigh(1.5, 2, True)
