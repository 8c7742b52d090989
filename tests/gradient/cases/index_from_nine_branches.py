# gradient: unknown untried-way (measured exact)
import warp as wp


@wp.kernel
def index_from_nine_branches(x: wp.array(dtype=wp.float64), c: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    k = int(0)
    if c[i + 0] * wp.float64(1.0) > wp.float64(0.5):
        k += 1
    if c[i + 1] * wp.float64(2.0) > wp.float64(1.5):
        k += 1
    if c[i + 2] * wp.float64(3.0) > wp.float64(2.5):
        k += 1
    if c[i + 0] * wp.float64(4.0) > wp.float64(3.5):
        k += 1
    if c[i + 1] * wp.float64(5.0) > wp.float64(4.5):
        k += 1
    if c[i + 2] * wp.float64(6.0) > wp.float64(5.5):
        k += 1
    if c[i + 0] * wp.float64(7.0) > wp.float64(6.5):
        k += 1
    if c[i + 1] * wp.float64(8.0) > wp.float64(7.5):
        k += 1
    if c[i + 2] * wp.float64(9.0) > wp.float64(8.5):
        k += 1
    out[i] = out[i] + x[k % 5] * wp.float64(2.0)
