# warp: refuses. yield from in an async function.
import warp as wp


async def helper():
    yield from x


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
