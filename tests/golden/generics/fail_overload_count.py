# warp: refuses. An overload with too few types.
from typing import Any

import warp as wp


@wp.kernel
def overload_count(x: wp.array(dtype=Any), a: float):
    x[0] = x[1] * a


wp.overload(overload_count, [wp.array(dtype=float)])
