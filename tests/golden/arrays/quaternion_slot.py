# Components of quaternions inside arrays.
import warp as wp


@wp.kernel
def quaternion_slot(q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    q[i][0] = 1.0
    q[i].w = 2.0
    q[i].x += 3.0
