# gradient: warp_differs loop-carried-state
import warp as wp


@wp.kernel
def while_with_counter_as_index(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    k = int(0)
    while k < n:
        s += x[k]
        k += 1
    out[i] = s
