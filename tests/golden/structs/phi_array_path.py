# An array merged after a branch is the root of its own paths.
import warp as wp


@wp.struct
class Item:
    a: float
    v: wp.vec3


@wp.kernel
def phi_array_path(p: wp.array(dtype=Item), q: wp.array(dtype=Item), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    r = p
    if n > 0:
        r = q
    out[i] = r[i].a
    r[i].v.x = 2.0
