# warp: refuses. A quoted annotation under the future import.
from __future__ import annotations

import warp as wp


@wp.kernel
def quoted_under_future(x: "wp.array(dtype=float)"):
    x[0] = 1.0
