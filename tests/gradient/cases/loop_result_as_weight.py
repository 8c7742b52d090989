# gradient: warp_differs loop-result
import warp as wp


@wp.kernel
def loop_result_as_weight(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    count = int(0)
    for k in range(n):
        count += k
    out[i] = x[i] * wp.float64(count)
