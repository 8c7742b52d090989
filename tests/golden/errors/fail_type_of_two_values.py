# warp: refuses. type() takes one value.
import warp as wp


@wp.kernel
def type_of_two_values(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = type(x[i], i)(1.0)
