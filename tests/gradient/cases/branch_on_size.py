# gradient: exact
import warp as wp


@wp.kernel
def branch_on_size(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64)):
    i = wp.tid()
    size = x.shape[0]
    if size:
        y[i] = y[i] + x[i]
