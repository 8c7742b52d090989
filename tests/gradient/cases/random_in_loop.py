# gradient: warp_differs loop-carried-state
import warp as wp


@wp.kernel
def random_in_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    state = wp.rand_init(7, i)
    s = wp.float64(0.0)
    for k in range(n):
        s += x[k] * wp.float64(wp.randf(state))
    out[i] = s
