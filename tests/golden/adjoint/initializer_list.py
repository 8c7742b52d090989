# Constructors in braces pass pointers to adjoints.
import warp as wp

vec6 = wp.types.vector(length=6, dtype=float)


@wp.kernel
def initializer_list(x: wp.array(dtype=float), out: wp.array(dtype=vec6)):
    i = wp.tid()
    out[i] = vec6(x[i], x[1], 2.0, x[3], 0.0, x[i])
