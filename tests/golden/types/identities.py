# identity, quat_identity and transform_identity.
import warp as wp


@wp.kernel
def identities(m: wp.array(dtype=wp.mat33), q: wp.array(dtype=wp.quat), t: wp.array(dtype=wp.transform)):
    m[0] = wp.identity(n=3, dtype=float)
    q[0] = wp.quat_identity()
    t[0] = wp.transform_identity()
    a = wp.quat_identity(dtype=wp.float64)
    b = wp.transform_identity(dtype=float)
