# wp.assign_copy called by name on every composite.
import warp as wp

vec2bool = wp.types.vector(length=2, dtype=wp.bool)
mat22bool = wp.types.matrix(shape=(2, 2), dtype=wp.bool)


@wp.kernel
def assign_copy_calls_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):
    a = wp.assign_copy(v, k, 1.0)
    b = wp.assign_copy(vb, k, True)
    c = wp.assign_copy(q, k, 2.0)
    d = wp.assign_copy(t, k, 3.0)
    e = wp.assign_copy(m, k, wp.vec2(4.0))
    f = wp.assign_copy(mb, k, vb)
    g = wp.assign_copy(m, k, 0, 5.0)
    h = wp.assign_copy(mb, 0, k, False)
