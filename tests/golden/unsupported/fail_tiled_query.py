# weft: refuses. A query of a whole block.
import warp as wp


@wp.kernel
def k(tree: wp.uint64, low: wp.vec3, high: wp.vec3, out: wp.array(dtype=int)):
    query = wp.bvh_query_aabb_tiled(tree, low, high)
    out[0] = 1
