# Integer literals in a float vector become float constants after the output.
import warp as wp


@wp.kernel
def vector_constructor_integers(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):
    out[0] = wp.vec3(1, 2, 3)
    out[1] = wp.vec3(x[0], 1.0, 0)
    out[2] = wp.vec3(1)
    a = wp.vec2i(1.7, 2)
    b = wp.vec2(True, 0.5)
