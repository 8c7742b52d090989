# gradient: exact
import warp as wp


@wp.kernel
def works_every_round_kept(
    x: wp.array(dtype=wp.float64), kept: wp.array2d(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int
):
    i = wp.tid()
    for k in range(n):
        kept[i, k + 1] = kept[i, k] * x[k]
    out[i] = kept[i, n]
