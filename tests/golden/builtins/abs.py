# wp.abs of scalars and vectors.
import warp as wp


@wp.kernel
def abs_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3), k: wp.array(dtype=wp.vec2i)):
    i = wp.tid()
    f[i] = wp.abs(f[i])
    n[i] = wp.abs(n[i])
    v[i] = wp.abs(v[i])
    k[i] = wp.abs(k[i])
