# warp: refuses. A future feature that does not exist.
import warp as wp


from __future__ import nosuchfeature


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
