import warp as wp


@wp.kernel
def compute_points_from_p(
    p: wp.array(dtype=wp.vec2),
    b: wp.array(dtype=float),
    output: wp.array(dtype=float),
):
    gid = wp.tid()
    output[gid] = wp.erfcinv(wp.clamp(wp.length(p[gid]), 0.1, 1.8)) if b[gid] > 0.5 else 0.1
