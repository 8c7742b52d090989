# wp.normalize of vectors and quaternions.
import warp as wp


@wp.kernel
def normalize_rows(v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    v[i] = wp.normalize(v[i])
    q[i] = wp.normalize(q[i])
