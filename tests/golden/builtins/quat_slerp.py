# wp.quat_slerp.
import warp as wp


@wp.kernel
def quat_slerp_rows(q: wp.array(dtype=wp.quat), t: float):
    i = wp.tid()
    q[i] = wp.quat_slerp(q[i], q[0], t)
