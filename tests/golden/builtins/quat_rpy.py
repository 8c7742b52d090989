# wp.quat_rpy.
import warp as wp


@wp.kernel
def quat_rpy_rows(x: wp.array(dtype=float), q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    q[i] = wp.quat_rpy(x[i], 0.5, x[0])
