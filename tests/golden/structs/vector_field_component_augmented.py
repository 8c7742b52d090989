# Augmented components of fields of a local struct.
import warp as wp


@wp.struct
class Body:
    v: wp.vec3
    m: wp.mat22


@wp.kernel
def vector_field_component_augmented(b: Body, out: wp.array(dtype=float)):
    b.v[1] += 1.0
    b.v.x *= 2.0
    b.m[0, 1] -= 3.0
    out[0] = b.v[0]
