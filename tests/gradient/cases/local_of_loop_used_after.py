# gradient: warp_differs lost-in-loop
import warp as wp


@wp.kernel
def local_of_loop_used_after(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    t = wp.float64(0.0)
    for k in range(n):
        t = x[k]
        u = x[k] + x[i]
    out[i] = u
