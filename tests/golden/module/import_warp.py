# The package under its own name.
import warp


@warp.kernel
def import_warp(x: warp.array(dtype=float)):
    i = warp.tid()
    x[i] = warp.sin(x[i]) * warp.pi
