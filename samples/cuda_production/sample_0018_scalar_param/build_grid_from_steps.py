import warp as wp


@wp.kernel
def build_grid_from_steps(steps: int, src: wp.array(dtype=float), out: wp.array(dtype=float)):
    gid = wp.tid()
    out[gid] = src[gid] + float(steps)
