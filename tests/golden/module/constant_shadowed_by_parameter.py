# A parameter that shares its name with a module number still hashes it.
import warp as wp

n = 3


@wp.kernel
def constant_shadowed_by_parameter(x: wp.array(dtype=float), n: int):
    x[n] = 1.0
