# Two structs with equal fields and different names.
import warp as wp


@wp.struct
class First:
    a: float


@wp.struct
class Second:
    a: float


@wp.kernel
def two_of_one_shape(f: First, s: Second, out: wp.array(dtype=float)):
    out[0] = f.a + s.a
