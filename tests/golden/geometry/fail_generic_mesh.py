# warp: refuses. A mesh has no code that a template could be told apart by.
from typing import Any

import warp as wp


@wp.func
def f(mesh: Any):
    return 1.0


@wp.kernel
def k(id: wp.uint64, out: wp.array(dtype=float)):
    out[0] = f(wp.mesh_get(id))
