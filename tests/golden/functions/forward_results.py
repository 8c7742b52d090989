# Returning a call with several results forwards them.
import warp as wp


@wp.func
def inner(a: float):
    return a, a * 2.0


@wp.func
def outer(a: float):
    return inner(a + 1.0)


@wp.kernel
def forward_results(x: wp.array(dtype=float)):
    p, q = outer(x[0])
    x[1] = p + q
