# A kernel that never asks for its thread index.
import warp as wp


@wp.kernel
def tid_unused(x: wp.array(dtype=float), n: int):
    x[n] = 0.0
