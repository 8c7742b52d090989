# The operand of type() is evaluated for real.
import warp as wp


@wp.kernel
def type_of_element(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    x[0] = type(x[0])(2.0)
    w = type(v[0])(1.0)
    x[1] = w[0]
