# weft: refuses. A loop over a hash grid query.
import warp as wp


@wp.kernel
def hash_grid(grid: wp.uint64, p: wp.array(dtype=wp.vec3), out: wp.array(dtype=int)):
    i = wp.tid()
    n = int(0)
    for k in wp.hash_grid_query(grid, p[i], 1.0):
        n += 1
    out[i] = n
