# warp: refuses. A lambda.
import warp as wp


@wp.kernel
def lambda_value(x: wp.array(dtype=float)):
    f = lambda a: a
    x[0] = 1.0
