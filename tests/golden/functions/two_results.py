# Two results are written through references.
import warp as wp


@wp.func
def sums(a: float, b: float):
    return a + b, a - b


@wp.kernel
def two_results(x: wp.array(dtype=float)):
    i = wp.tid()
    s, d = sums(x[i], x[i + 1])
    x[i] = s * d
