# Results of atomics and their adjoints.
import warp as wp


@wp.kernel
def atomics(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.atomic_add(x, 0, y[i])
    b = wp.atomic_max(x, 1, y[i])
    y[i] = a * b
