# gradient: exact
import warp as wp


@wp.kernel
def branches(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a = x[i]
    b = a * a
    if a > wp.float64(0.5):
        b = wp.sin(a) * b
    elif a > wp.float64(0.2):
        b = b * b
    out[i] = b * a
