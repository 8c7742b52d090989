# A component of an array element is stored through its slot.
import warp as wp


@wp.kernel
def vector_slot_store(v: wp.array(dtype=wp.vec3), k: int):
    i = wp.tid()
    v[i][1] = 1.0
    v[i].x = 2.0
    v[i][k] = 3.0
