# type(x) and x.dtype call the type of a value.
import warp as wp


@wp.kernel
def type_of_value(x: wp.array(dtype=float), v: wp.vec3):
    a = v[0]
    x[0] = type(a)(2)
    x[1] = x.dtype(3)
    w = type(v)(1.0)
    x[2] = w[1]
