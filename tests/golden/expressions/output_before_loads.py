# The output's number is smaller than the loads' numbers.
import warp as wp


@wp.kernel
def output_before_loads(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = wp.max(x[i], y[i])
