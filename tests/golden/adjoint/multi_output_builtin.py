# The adjoint of a builtin with several results.
import warp as wp


@wp.kernel
def multi_output_builtin(q: wp.quat, out: wp.array(dtype=float)):
    axis, angle = wp.quat_to_axis_angle(q)
    out[0] = angle + axis[0]
