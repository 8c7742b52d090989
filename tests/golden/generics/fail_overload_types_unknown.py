# weft: refuses. An overload with types that only a run knows.
import os
from typing import Any

import warp as wp


@wp.kernel
def overload_types_unknown(x: wp.array(dtype=Any)):
    x[0] = x[1]


wp.overload(overload_types_unknown, [wp.array(dtype=wp.float64 if os.environ.get("WIDE") else wp.float32)])
