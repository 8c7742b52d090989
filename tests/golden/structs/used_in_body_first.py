# A struct constructed in the body comes before those of the arguments.
import warp as wp


@wp.struct
class A:
    x: float


@wp.struct
class B:
    y: float


@wp.kernel
def used_in_body_first(a: A, out: wp.array(dtype=float)):
    b = B()
    b.y = a.x
    out[0] = b.y
