# An array as a field: indexed, stored, augmented.
import warp as wp


@wp.struct
class Mesh:
    points: wp.array(dtype=wp.vec3)
    index: wp.array(dtype=int)
    scale: float


@wp.kernel
def array_inside(m: Mesh):
    i = wp.tid()
    m.points[i] = m.points[m.index[i]] * m.scale
    m.index[i] += 1
