# Defaults become constants after the output variable.
import warp as wp


@wp.func
def scaled(a: float, s: float = 2.0, n: int = 3):
    return a * s + float(n)


@wp.kernel
def defaults(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scaled(x[i])
    x[i] = scaled(x[i], 4.0)
    x[i] = scaled(x[i], n=5)
