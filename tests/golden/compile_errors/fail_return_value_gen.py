# warp: refuses. return of a value in an asynchronous generator.
import warp as wp


async def helper():
    yield 1
    return 2


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
