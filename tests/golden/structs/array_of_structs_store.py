# Whole elements and single fields stored.
import warp as wp


@wp.struct
class Particle:
    pos: wp.vec3
    mass: float


@wp.kernel
def array_of_structs_store(ps: wp.array(dtype=Particle)):
    i = wp.tid()
    p = ps[i]
    p.mass = 2.0
    ps[i] = p
    ps[i].mass = 3.0
    ps[i].pos = wp.vec3(1.0)
