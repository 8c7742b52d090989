# `len` of a value is that of its type, in an expression that is evaluated while the body is walked.
import warp as wp


@wp.kernel
def late_lengths(x: wp.array(dtype=float)):
    i = wp.tid()
    v = wp.vec3()
    m = wp.mat22()
    t = wp.transform_identity()
    n = 2
    x[i] = float(wp.static(len(v) + len(m)) * wp.static(len(t))) + float(wp.static(len(v) * n))
