# Slot stores and slot atomics in the reverse pass.
import warp as wp


@wp.struct
class Item:
    v: wp.vec3
    a: float


@wp.struct
class Owner:
    items: wp.array(dtype=Item)
    rows: wp.array2d(dtype=Item)


@wp.kernel
def slot_adjoint(o: Owner, x: wp.array(dtype=float)):
    i = wp.tid()
    o.items[i].v[0] = x[i]
    o.items[i].a += x[i]
    row = o.rows[i]
    row[0].v.y = x[i]
