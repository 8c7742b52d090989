# warp: refuses. A quaternion of integer literals.
import warp as wp


@wp.kernel
def quat_integers(out: wp.array(dtype=wp.quat)):
    out[0] = wp.quat(0, 0, 0, 1)
