# gradient: warp_differs leaves-loop
import warp as wp


@wp.kernel
def break_in_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(n):
        if x[k] > wp.float64(0.55):
            break
        s += x[k] * x[k]
    out[i] = s
