# warp: refuses. A struct field assigned a value of another type.
import warp as wp


@wp.struct
class Item:
    a: float


@wp.kernel
def field_type(it: Item):
    it.a = 1
