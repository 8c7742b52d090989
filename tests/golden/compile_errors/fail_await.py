# warp: refuses. await outside an async function.
import warp as wp


def helper():
    await q


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
