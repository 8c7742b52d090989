# gradient: exact
import warp as wp


@wp.kernel
def opposite_conditions(x: wp.array(dtype=wp.float64), c: wp.array(dtype=wp.float64), n: int, out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    s = wp.float64(0.0)
    for q in range(n):
        s += x[q]
    v = wp.float64(2.0)
    if c[i] > wp.float64(0.5):
        v = s
    if c[i] <= wp.float64(0.5):
        out[i] = v * v * x[i]
    else:
        out[i] = v
