# wp.curlnoise with and without its defaults.
import warp as wp


@wp.kernel
def curlnoise_rows(b: wp.array(dtype=wp.vec2), c: wp.array(dtype=wp.vec3), d: wp.vec4):
    i = wp.tid()
    state = wp.rand_init(1, i)
    b[0] = wp.curlnoise(state, b[i])
    c[0] = wp.curlnoise(state, c[i], wp.uint32(3))
    c[1] = wp.curlnoise(state, d, gain=0.25)
    c[2] = wp.curlnoise(state, c[i], wp.uint32(2), 1.5, 0.75)
