# gradient: warp_differs loop-carried-state
import warp as wp


@wp.kernel
def running_maximum(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    m = x[0]
    w = x[0]
    for k in range(n + 3):
        m = wp.max(m, x[k])
        w = wp.min(w, x[k])
    out[i] = m + wp.float64(2.0) * w
