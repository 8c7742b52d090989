# wp.expect_near of scalars and composites, with and without tolerance.
import warp as wp


@wp.kernel
def expect_near_rows(x: float, v: wp.vec3, q: wp.quat, m: wp.mat22):
    wp.expect_near(x, 1.0)
    wp.expect_near(x, 1.0, 0.1)
    wp.expect_near(v, v, 0.1)
    wp.expect_near(q, q)
    wp.expect_near(m, m, tolerance=0.01)
