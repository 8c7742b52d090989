# Nested fields of array elements: read, store, atomic.
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
def nested_in_array(ss: wp.array(dtype=Outer), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = ss[i].c.w + ss[i].c.v.y
    ss[i].c.w = 1.0
    ss[i].c.v.x = 2.0
    ss[i].c.v[1] += 3.0
    ss[i].n -= 1
