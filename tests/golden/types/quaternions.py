# Quaternion types and constructors.
import warp as wp


@wp.kernel
def quaternions(a: wp.quat, b: wp.quath, c: wp.quatd, v: wp.vec3, x: float, out: wp.array(dtype=wp.quat)):
    out[0] = wp.quat()
    out[1] = wp.quat(0.0, x, 0.0, 1.0)
    out[2] = wp.quat(v, x)
    out[3] = wp.quatf(a)
    d = wp.quatd(0.0, 0.0, 0.0, 1.0)
