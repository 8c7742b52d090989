# warp: refuses. Inconsistent indentation.
import warp as wp


@wp.kernel
def indentation(x: wp.array(dtype=float)):
    x[0] = 1.0
      x[1] = 2.0
