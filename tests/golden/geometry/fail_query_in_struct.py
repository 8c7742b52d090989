# warp: refuses. A query is no field.
import warp as wp


@wp.struct
class Found:
    query: wp.MeshQueryPoint


@wp.kernel
def k(found: Found, out: wp.array(dtype=float)):
    out[0] = 1.0
