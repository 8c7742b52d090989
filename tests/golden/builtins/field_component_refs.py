# Stores into components of struct fields of every composite.
import warp as wp

vec2bool = wp.types.vector(length=2, dtype=wp.bool)
mat22bool = wp.types.matrix(shape=(2, 2), dtype=wp.bool)


@wp.struct
class Parts:
    v: wp.vec3
    vb: vec2bool
    q: wp.quat
    t: wp.transform
    m: wp.mat22
    mb: mat22bool


@wp.kernel
def field_component_refs_rows(p: Parts, k: int):
    p.v[k] = 1.0
    p.vb[k] = True
    p.q[k] = 2.0
    p.t[k] = 3.0
    p.m[k] = wp.vec2(4.0)
    p.m[k, 0] = 5.0
    p.mb[0, k] = False
    r = p.mb[1]
    p.mb[k] = r
