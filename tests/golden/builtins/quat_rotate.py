# wp.quat_rotate and wp.quat_rotate_inv.
import warp as wp


@wp.kernel
def quat_rotate_rows(q: wp.array(dtype=wp.quat), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v[i] = wp.quat_rotate(q[i], v[i])
    v[0] = wp.quat_rotate_inv(q[i], v[i])
