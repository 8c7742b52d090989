import warp as wp

DECAY = 2.4


@wp.kernel
def fuse_dst_from_locs(
    locs: wp.array(dtype=wp.vec3),
    w0: float,
    dst: wp.array(dtype=float),
    vals: wp.array(dtype=float),
    x_in: wp.array(dtype=float),
):
    i = wp.tid()
    locs_i = locs[i]
    wp.atomic_max(dst, 0, wp.dot(locs_i, locs_i) + w0)
    vals_i = vals[i]
    coef = vals_i / DECAY * (DECAY - vals_i) + vals_i * 3.6
    x_in_t = x_in[i]
    coef = coef + (3.31 + x_in_t + w0)
    vals[i] = coef * 0.02 + 0.5
