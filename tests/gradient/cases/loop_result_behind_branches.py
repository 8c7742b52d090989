# gradient: warp_differs loop-result
import warp as wp


@wp.kernel
def loop_result_behind_branches(x: wp.array(dtype=wp.float64), c: wp.array(dtype=wp.float64), d: wp.array(dtype=wp.float64), e: wp.array(dtype=wp.float64), f: wp.array(dtype=wp.float64), g: wp.array(dtype=wp.float64), n: int, out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    s = wp.float64(0.0)
    for q in range(n):
        s += x[q]
    v = wp.float64(1.0)
    if c[i] > wp.float64(0.1):
        v = s
    if d[i] > wp.float64(0.99):
        v = wp.float64(1.0)
    w = wp.float64(1.0)
    if e[i] > wp.float64(0.1):
        w = v
    if f[i] > wp.float64(0.99):
        w = wp.float64(1.0)
    z = wp.float64(1.0)
    if g[i] > wp.float64(0.1):
        z = w
    out[i] = z * z + x[i]
