# weft: refuses. A function that adds an overload to an imported builtin.
import warp as wp
from warp import sin


@wp.func
def sin(a: wp.vec2):
    return a


@wp.kernel
def overloads_builtin(v: wp.array(dtype=wp.vec2)):
    v[0] = sin(v[0])
