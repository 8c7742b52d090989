# All fields given to the constructor, by position and by keyword.
import warp as wp


@wp.struct
class Body:
    mass: float
    pos: wp.vec3
    count: int


@wp.kernel
def constructor(p: wp.vec3, out: wp.array(dtype=Body)):
    out[0] = Body(1.0, p, 3)
    out[1] = Body(count=2, mass=4.0, pos=p)
