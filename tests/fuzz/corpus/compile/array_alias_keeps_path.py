# An array copied to a name keeps the path it was read from.
import warp as wp


@wp.struct
class Item:
    a: float


@wp.struct
class Owner:
    items: wp.array(dtype=Item)


@wp.kernel
def array_alias_keeps_path(o: Owner, ps: wp.array(dtype=Item), out: wp.array(dtype=float)):
    i = wp.tid()
    items = o.items
    out[0] = items[i].a
    al = ps
    out[1] = al[i].a
    al[i].a = 3.0
