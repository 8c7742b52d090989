# Component reads and writes of every composite, with one index and two.
import warp as wp

vec2bool = wp.types.vector(length=2, dtype=wp.bool)
mat22bool = wp.types.matrix(shape=(2, 2), dtype=wp.bool)


@wp.kernel
def component_access_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):
    a = v
    b = vb
    c = q
    d = t
    e = m
    f = mb
    a[k] = a[0]
    b[k] = b[0]
    c[k] = c[0]
    d[k] = d[0]
    e[k] = e[0]
    e[k, 1] = e[0, k]
    f[k] = f[0]
    f[k, 1] = f[0, k]
