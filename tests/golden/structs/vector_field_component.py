# A component of a vector field of a local struct is stored by reference.
import warp as wp


@wp.struct
class Body:
    v: wp.vec3
    m: wp.mat22


@wp.kernel
def vector_field_component(b: Body, k: int, out: wp.array(dtype=float)):
    b.v[1] = 1.0
    b.v.x = 2.0
    b.m[0, 1] = 3.0
    b.m[1] = wp.vec2(4.0)
    b.v[k] = 5.0
    out[0] = b.v[0] + b.m[0, 1]
