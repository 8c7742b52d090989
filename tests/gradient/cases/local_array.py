# gradient: warp_differs local-array
import warp as wp


@wp.kernel
def local_array(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a = wp.zeros(shape=(3,), dtype=wp.float64)
    for k in range(3):
        a[k] = x[i + k] * x[i]
    out[i] = a[0] * a[1] + a[2]
