# Other operators on an integer slot read, compute and store.
import warp as wp


@wp.kernel
def vector_slot_other(v: wp.array(dtype=wp.vec2i)):
    i = wp.tid()
    v[i][0] *= 2
    v[i].y *= 3
