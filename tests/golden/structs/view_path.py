# A field of an element of a view.
import warp as wp


@wp.struct
class Item:
    v: wp.vec3


@wp.kernel
def view_path(s2: wp.array2d(dtype=Item), out: wp.array(dtype=float)):
    i = wp.tid()
    sub = s2[i]
    out[i] = sub[2].v[0]
    s2[i, 1].v.y = 2.0
    sub[0].v.x = 3.0
