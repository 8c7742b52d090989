# Integer vectors of each width.
import warp as wp


@wp.kernel
def vectors_integer(
    a: wp.vec2i,
    b: wp.vec3ub,
    c: wp.vec4s,
    d: wp.vec2us,
    e: wp.vec3ui,
    f: wp.vec4l,
    g: wp.vec2ul,
    h: wp.vec3b,
    out: wp.array(dtype=wp.vec2i),
):
    out[0] = a + a
