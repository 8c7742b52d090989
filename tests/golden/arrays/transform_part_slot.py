# The parts of a transform inside an array stored through slots.
import warp as wp


@wp.kernel
def transform_part_slot(t: wp.array(dtype=wp.transform)):
    i = wp.tid()
    t[i].p = wp.vec3(1.0)
    t[i].q = wp.quat_identity()
