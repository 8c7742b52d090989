# A struct field assigned from an array element is copied first.
import warp as wp


@wp.struct
class Body:
    mass: float
    pos: wp.vec3


@wp.kernel
def constant_fields_written(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=Body)):
    i = wp.tid()
    b = Body()
    b.mass = x[i]
    b.pos = v[i]
    out[i] = b
