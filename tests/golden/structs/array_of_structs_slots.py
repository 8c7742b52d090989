# Components of fields of elements: stores and atomics.
import warp as wp


@wp.struct
class Particle:
    pos: wp.vec3
    mass: float


@wp.kernel
def array_of_structs_slots(ps: wp.array(dtype=Particle), x: wp.array(dtype=float)):
    i = wp.tid()
    ps[i].pos[1] = 1.0
    ps[i].pos.x = x[i]
    ps[i].mass += 2.0
    ps[i].pos.y -= 3.0
    ps[i].pos[2] += x[i]
