import warp as wp


@wp.kernel
def project_dst(
    series: wp.array(dtype=wp.float64),
    grid_vals: wp.array(dtype=wp.float64),
    x_in: wp.array(dtype=wp.float64),
    w: wp.array(dtype=wp.float64),
    dst: wp.array(dtype=wp.float64),
    summary: wp.array(dtype=wp.float64),
):
    tid = wp.tid()
    sq = wp.erfinv(wp.clamp(series[tid], wp.float64(-0.5), wp.float64(0.0)))
    sq = wp.cos(sq)
    sq /= wp.float64(2.0)
    left_v = wp.floor(sq) / grid_vals[tid] - x_in[tid]
    dst[tid] = left_v + wp.float64(2.0) * w[tid]
    mid = wp.floor(wp.atan2(wp.erfc(left_v + series[tid]), w[tid]))
    mid += wp.cos(mid)
    summary[tid] = mid
