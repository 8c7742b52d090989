# A field write mutates the struct: no phi.
import warp as wp


@wp.struct
class Box:
    size: float
    depth: int


@wp.kernel
def phi_struct_write(box: Box, n: int, out: wp.array(dtype=float)):
    if n > 0:
        box.size = 2.0
    out[0] = box.size
