# wp.sign of scalars and vectors.
import warp as wp


@wp.kernel
def sign_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3), k: wp.array(dtype=wp.vec2i)):
    i = wp.tid()
    f[i] = wp.sign(f[i])
    n[i] = wp.sign(n[i])
    v[i] = wp.sign(v[i])
    k[i] = wp.sign(k[i])
