# Atomics on vectors and matrices.
import warp as wp


@wp.kernel
def atomic_composites_rows(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    a = wp.atomic_add(v, 0, v[i])
    wp.atomic_sub(m, 0, m[i])
    wp.atomic_min(v, 1, v[i])
    wp.atomic_max(v, 2, v[i])
    wp.atomic_add(q, 0, q[i])
