# An array of structs as a field: slots through a path.
import warp as wp


@wp.struct
class Item:
    a: float
    v: wp.vec3


@wp.struct
class Owner:
    items: wp.array(dtype=Item)


@wp.kernel
def struct_array_field(o: Owner):
    i = wp.tid()
    o.items[i].a = 1.0
    o.items[i].v.x = 2.0
    o.items[i].v[1] += 3.0
    o.items[i].a += o.items[0].a
