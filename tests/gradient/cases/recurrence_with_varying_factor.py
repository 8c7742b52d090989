# gradient: warp_differs loop-carried-state
import warp as wp


@wp.kernel
def recurrence_with_varying_factor(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.3)
    for k in range(n):
        s = s * x[k] + wp.float64(1.0)
    out[i] = s
