# `len` of a value is that of its type, in an expression that is evaluated while the body is walked.
import warp as wp


@wp.kernel
def late_lengths(x: wp.array(dtype=float), v: wp.vec3, m: wp.types.matrix(shape=(2, 4), dtype=float), t: wp.transform):
    i = wp.tid()
    q = wp.quat_identity()
    n = 2
    x[i] = float(wp.static(len(v) + len(m)) * wp.static(len(t))) + float(wp.static(len(q) * n))
