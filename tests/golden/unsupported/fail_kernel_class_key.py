# weft: refuses. A kernel whose name in C++ is none: Warp prints it.
import warp as wp


def plain(x: wp.array(dtype=float)):
    x[0] = 1.0


made = wp.Kernel(plain, key="my kernel")
