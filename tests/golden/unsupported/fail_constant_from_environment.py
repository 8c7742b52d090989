# weft: refuses. A constant that only running the file can tell.
import os

import warp as wp

LIMIT = int(os.environ.get("LIMIT", "3"))


@wp.kernel
def constant_from_environment(n: wp.array(dtype=int)):
    n[0] = LIMIT
