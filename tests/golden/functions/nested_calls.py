# Callees are printed before callers.
import warp as wp


@wp.func
def one(a: float):
    return a + 1.0


@wp.func
def two(a: float):
    return one(one(a))


@wp.func
def three(a: float):
    return two(a) * one(a)


@wp.kernel
def nested_calls(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = three(x[i])
