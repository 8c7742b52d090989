# Fields of nested structs written at any depth.
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
def nested_write(out: wp.array(dtype=Outer)):
    s = Outer()
    s.c.w = 1.0
    s.c.v = wp.vec3(2.0)
    s.n = 3
    t = s.c
    t.w = 4.0
    s.c = t
    out[0] = s
