# warp: refuses. A future import that is not at the start.
import warp as wp


from __future__ import annotations


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
