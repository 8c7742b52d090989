# weft: refuses. Euler angles and twists, implemented as functions.
import warp as wp


@wp.kernel
def quat_euler_rows(q: wp.array(dtype=wp.quat), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    v[0] = wp.quat_to_rpy(q[i])
    v[1] = wp.quat_to_euler(q[i], 0, 1, 2)
    q[0] = wp.quat_from_euler(v[i], 2, 1, 0)
    q[1] = wp.quat_twist(v[i], q[i])
    out[0] = wp.quat_twist_angle(v[i], q[i])
    out[1] = wp.quat_twist_angle_signed(v[i], q[i])
