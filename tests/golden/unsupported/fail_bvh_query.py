# weft: refuses. A bounding volume query.
import warp as wp


@wp.kernel
def bvh_query(bvh: wp.uint64, a: wp.vec3, b: wp.vec3, out: wp.array(dtype=int)):
    q = wp.bvh_query_aabb(bvh, a, b)
    n = int(0)
    while wp.bvh_query_next(q, n):
        out[0] = n
