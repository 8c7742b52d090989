# A parameter that is rebound in a branch.
import warp as wp


@wp.kernel
def phi_of_parameter(x: wp.array(dtype=float), n: int):
    if n < 0:
        n = 0
    x[n] = 1.0
