# wp.Float, wp.Int and wp.Scalar choose between templates of one name.
import warp as wp


@wp.func
def halve(a: wp.Float):
    return a / a.dtype(2.0)


@wp.func
def halve(a: wp.Int):
    return a >> a.dtype(1)


@wp.func
def half_of_sum(a: wp.Scalar, b: wp.Scalar):
    return halve(a + b)


@wp.kernel
def function_scalar_classes(x: wp.array(dtype=wp.float64), n: wp.array(dtype=wp.uint8)):
    i = wp.tid()
    x[i] = half_of_sum(x[i], x[0])
    n[i] = half_of_sum(n[i], n[0])
