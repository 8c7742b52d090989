# wp.noise in one to four dimensions.
import warp as wp


@wp.kernel
def noise_rows(x: wp.array(dtype=float), b: wp.vec2, c: wp.vec3, d: wp.vec4):
    i = wp.tid()
    state = wp.rand_init(1, i)
    x[0] = wp.noise(state, x[i])
    x[1] = wp.noise(state, b)
    x[2] = wp.noise(state, c)
    x[3] = wp.noise(state, d)
