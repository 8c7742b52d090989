import warp as wp


@wp.kernel
def eval_summary(summary: wp.array[float], sigma: float, n: int):
    gid = wp.tid()
    t = wp.sqrt(sigma)
    acc = float(0.0)
    for n_idx in range(n):
        for it in range(n):
            frac_v = float(it) * 0.1
            acc += frac_v
    acc *= 1.5
    summary[gid] = acc - t
