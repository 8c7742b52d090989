# wp.index called by name on every composite.
import warp as wp

vec2bool = wp.types.vector(length=2, dtype=wp.bool)
mat22bool = wp.types.matrix(shape=(2, 2), dtype=wp.bool)


@wp.kernel
def index_calls_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):
    a = wp.index(v, k)
    b = wp.index(vb, k)
    c = wp.index(q, k)
    d = wp.index(t, k)
    e = wp.index(m, k)
    f = wp.index(mb, k)
    g = wp.index(m, k, 0)
    h = wp.index(mb, 0, k)
