# Constants of the warp package under their different names.
import warp as wp


@wp.kernel
def constant_warp(x: wp.array(dtype=float)):
    x[0] = wp.pi
    x[1] = wp.PI
    x[2] = wp.tau
    x[3] = wp.half_pi
    x[4] = wp.e
    x[5] = wp.ln2
