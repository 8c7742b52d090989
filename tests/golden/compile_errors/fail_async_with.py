# warp: refuses. async with outside an async function.
import warp as wp


def helper():
    async with q:
        pass


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
