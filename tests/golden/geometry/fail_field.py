# warp: refuses. A query of a tree has no fields.
import warp as wp


@wp.kernel
def k(tree: wp.uint64, p: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    query = wp.bvh_query_aabb(tree, p[0], p[0])
    out[0] = query.u
