# gradient: exact
import warp as wp


@wp.kernel
def first_thread_alone(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    if i == 0:
        out[0] = x[i] * x[i + 1]
