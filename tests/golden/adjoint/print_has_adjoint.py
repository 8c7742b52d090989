# print and array stores have adjoints; printf and assert have none.
import warp as wp


@wp.kernel
def print_has_adjoint(x: wp.array(dtype=float)):
    i = wp.tid()
    print(x[i])
    wp.printf("%f", x[i])
    assert x[i] > 0.0
    wp.expect_eq(i, 0)
