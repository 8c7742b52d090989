# warp: refuses. `*=` of an element of an array that is a struct field.
import warp as wp


@wp.struct
class Item:
    data: wp.array(dtype=float)


@wp.kernel
def augmented_array_field(it: Item):
    it.data[0] *= 2.0
