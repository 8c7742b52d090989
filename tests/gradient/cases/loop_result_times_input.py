# gradient: warp_differs loop-result
import warp as wp


@wp.kernel
def loop_result_times_input(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(n):
        s += x[k]
    out[i] = s * x[i]
