# wp.max of scalars, of vectors and over a vector.
import warp as wp


@wp.kernel
def max_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), u: wp.array(dtype=wp.uint8), v: wp.array(dtype=wp.vec3), k: wp.vec2i):
    i = wp.tid()
    f[i] = wp.max(f[i], 1.0)
    n[i] = wp.max(n[i], 2)
    u[i] = wp.max(u[i], u[0])
    v[i] = wp.max(v[i], v[0])
    f[0] = wp.max(v[i])
    n[0] = wp.max(k)
