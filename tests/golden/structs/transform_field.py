# A transform field: its parts are read.
import warp as wp


@wp.struct
class Pose:
    t: wp.transform
    q: wp.quat


@wp.kernel
def transform_field(p: Pose, out: wp.array(dtype=wp.vec3)):
    out[0] = p.t.p
    r = p.t.q * p.q
    p.q = r
    out[1] = wp.quat_rotate(p.q, out[0])
