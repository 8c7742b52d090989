# A struct made in the kernel, fields written and read.
import warp as wp


@wp.struct
class Body:
    mass: float
    pos: wp.vec3


@wp.kernel
def local(out: wp.array(dtype=float)):
    b = Body()
    b.mass = 2.0
    b.pos = wp.vec3(1.0)
    out[0] = b.mass + b.pos[1]
