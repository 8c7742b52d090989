# warp: refuses. A list comprehension.
import warp as wp


@wp.kernel
def list_comprehension(x: wp.array(dtype=float)):
    a = [i for i in range(3)]
