# `+=` and `-=` of a component of an element are slot atomics.
import warp as wp


@wp.kernel
def vector_slot_add(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float)):
    i = wp.tid()
    v[i][1] += 1.0
    v[i].x -= 2.0
    v[i][2] += x[i]
