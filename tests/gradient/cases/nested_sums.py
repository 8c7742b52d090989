# gradient: exact
import warp as wp


@wp.kernel
def nested_sums(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for a in range(n):
        for b in range(n):
            s += x[a] * x[b]
    out[i] = s
