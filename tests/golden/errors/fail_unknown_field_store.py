# warp: refuses. A store to a field that the struct does not have.
import warp as wp


@wp.struct
class Item:
    a: float


@wp.kernel
def unknown_field_store(it: Item):
    it.b = 1.0
