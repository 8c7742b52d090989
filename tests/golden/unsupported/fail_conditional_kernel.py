# weft: refuses. A kernel under a condition that only running the file can tell.
import os

import warp as wp

if os.environ.get("PATH"):

    @wp.kernel
    def conditional_kernel(x: wp.array(dtype=float)):
        x[0] = 1.0
