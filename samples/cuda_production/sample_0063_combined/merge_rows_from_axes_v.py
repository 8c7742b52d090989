import warp as wp

SCALE = wp.constant(0.5)


@wp.kernel
def merge_rows_from_axes_v(
    axes_v: wp.array(dtype=wp.vec2),
    vectors: wp.array(dtype=wp.vec2),
    sigma: float,
    s: float,
    summary: wp.array(dtype=wp.vec2),
    answer: wp.array(dtype=float),
):
    gid = wp.tid()
    axes_v_i = axes_v[gid]
    delta_v = axes_v_i / SCALE
    vectors_i = vectors[gid]
    hi_v = wp.acos(wp.length(vectors_i) * 0.5)
    sq = sigma + s if hi_v < 0.7 else hi_v

    summary[gid] = delta_v
    answer[gid] = sq + wp.max(s, sq)
