# A kernel in a class body has a qualified key.
import warp as wp


class Solver:
    @wp.kernel
    def step(x: wp.array(dtype=float)):
        x[0] = 1.0
