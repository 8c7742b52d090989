# warp: refuses. A keyword given twice.
import warp as wp


print(sep="", sep="")


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
