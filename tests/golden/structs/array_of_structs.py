# Fields of array elements read with the path spelled out.
import warp as wp


@wp.struct
class Particle:
    pos: wp.vec3
    mass: float


@wp.kernel
def array_of_structs(ps: wp.array(dtype=Particle), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = ps[i].mass + ps[i].pos[0]
