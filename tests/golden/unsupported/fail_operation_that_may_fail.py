# weft: refuses. Whether Warp has this product is not followed.
import warp as wp

X = wp.mat33(1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0) * wp.vec3(1.0, 2.0, 3.0)


@wp.kernel
def operation_that_may_fail(a: wp.array(dtype=float)):
    a[0] = 1.0
