# warp: refuses. wp.grad of something that is no function, while the file is imported.
import warp as wp

slope = wp.grad(5)


@wp.kernel
def unrelated(x: wp.array(dtype=float)):
    x[0] = 1.0
