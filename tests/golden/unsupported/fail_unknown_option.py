# weft: refuses. A module option that only running the file can tell.
import os

import warp as wp

wp.set_module_options({"max_unroll": len(os.getcwd())})


@wp.kernel
def unknown_option(x: wp.array(dtype=float)):
    x[0] = 1.0
