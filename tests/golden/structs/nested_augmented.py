# Augmented assignment of fields, one and two levels deep.
import warp as wp


@wp.struct
class Inner:
    w: float


@wp.struct
class Outer:
    c: Inner
    n: int
    f: float


@wp.kernel
def nested_augmented(s: Outer, x: wp.array(dtype=float)):
    s.f += 1.0
    s.c.w *= 2.0
    s.n <<= 1
    s.f -= x[0]
    x[1] = s.f + s.c.w
