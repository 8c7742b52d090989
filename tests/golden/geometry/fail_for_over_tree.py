# warp: refuses. `for` over a query of a tree.
import warp as wp


@wp.kernel
def k(tree: wp.uint64, p: wp.array(dtype=wp.vec3), out: wp.array(dtype=int)):
    i = wp.tid()
    for item in wp.bvh_query_aabb(tree, p[i], p[i]):
        out[i] = item
