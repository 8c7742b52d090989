# A struct inside a struct: reads re-spell the path.
import warp as wp


@wp.struct
class Inner:
    w: float
    v: wp.vec3


@wp.struct
class Outer:
    c: Inner
    n: int


@wp.kernel
def nested(s: Outer, out: wp.array(dtype=float)):
    out[0] = s.c.w
    out[1] = s.c.v[2] + s.c.v.x
