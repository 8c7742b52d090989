# gradient: warp_differs leaves-loop
import warp as wp


@wp.kernel
def continue_after_sum(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(n):
        s += x[k] * x[k]
        if x[k] > wp.float64(0.5):
            continue
        s += x[k]
    out[i] = s
