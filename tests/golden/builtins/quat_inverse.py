# wp.quat_inverse.
import warp as wp


@wp.kernel
def quat_inverse_rows(q: wp.array(dtype=wp.quat), d: wp.quatd):
    i = wp.tid()
    q[i] = wp.quat_inverse(q[i])
    e = wp.quat_inverse(d)
