# warp: refuses. An asynchronous comprehension outside an async function.
import warp as wp


def helper():
    return [i async for i in q]


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
