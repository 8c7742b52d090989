# wp.quat_from_axis_angle.
import warp as wp


@wp.kernel
def quat_from_axis_angle_rows(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float), q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    q[i] = wp.quat_from_axis_angle(v[i], x[i])
