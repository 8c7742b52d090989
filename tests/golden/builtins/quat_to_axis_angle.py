# wp.quat_to_axis_angle with results and with output arguments.
import warp as wp


@wp.kernel
def quat_to_axis_angle_rows(q: wp.array(dtype=wp.quat), out: wp.array(dtype=float)):
    i = wp.tid()
    axis, angle = wp.quat_to_axis_angle(q[i])
    b = wp.vec3()
    c = float(0.0)
    wp.quat_to_axis_angle(q[i], b, c)
    out[i] = angle * axis[0] + c
