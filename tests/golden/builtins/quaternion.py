# wp.quaternion and wp.quat in every form.
import warp as wp


@wp.kernel
def quaternion_rows(v: wp.vec3, x: float, q: wp.quat):
    a = wp.quaternion(0.0, x, 0.0, 1.0)
    b = wp.quaternion(v, x)
    c = wp.quaternion(dtype=wp.float32)
    d = wp.quaternion(q)
    e = wp.quat_identity()
    f = wp.quat_identity(dtype=wp.float64)
    g = wp.quaternion(q, dtype=wp.float64)
