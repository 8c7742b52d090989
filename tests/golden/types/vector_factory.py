# Vector types of other lengths and scalar types.
import warp as wp

vec5 = wp.types.vector(length=5, dtype=float)
vec7b = wp.types.vector(7, wp.uint8)
vec2bool = wp.types.vector(length=2, dtype=wp.bool)


@wp.kernel
def vector_factory(a: vec5, b: vec7b, c: vec2bool, out: wp.array(dtype=vec5)):
    out[0] = a * 2.0
    d = b[3]
    e = c[1]
