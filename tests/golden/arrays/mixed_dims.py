# Arrays of different dimensions in one kernel: no linear specialization.
import warp as wp


@wp.kernel
def mixed_dims(x: wp.array(dtype=float), y: wp.array2d(dtype=float)):
    i = wp.tid()
    x[i] = y[i, 0]
