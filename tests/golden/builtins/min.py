# wp.min of scalars, of vectors and over a vector.
import warp as wp


@wp.kernel
def min_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), u: wp.array(dtype=wp.uint8), v: wp.array(dtype=wp.vec3), k: wp.vec2i):
    i = wp.tid()
    f[i] = wp.min(f[i], 1.0)
    n[i] = wp.min(n[i], 2)
    u[i] = wp.min(u[i], u[0])
    v[i] = wp.min(v[i], v[0])
    f[0] = wp.min(v[i])
    n[0] = wp.min(k)
