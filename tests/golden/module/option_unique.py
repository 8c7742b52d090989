# A kernel in a module of its own.
import warp as wp


@wp.kernel
def ordinary(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0


@wp.kernel(module="unique")
def alone(x: wp.array(dtype=float)):
    x[wp.tid()] = 2.0
