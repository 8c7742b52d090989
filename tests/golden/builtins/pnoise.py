# wp.pnoise in one to four dimensions.
import warp as wp


@wp.kernel
def pnoise_rows(x: wp.array(dtype=float), b: wp.vec2, c: wp.vec3, d: wp.vec4):
    i = wp.tid()
    state = wp.rand_init(1, i)
    x[0] = wp.pnoise(state, x[i], 4)
    x[1] = wp.pnoise(state, b, 4, 5)
    x[2] = wp.pnoise(state, c, 4, 5, 6)
    x[3] = wp.pnoise(state, d, 4, 5, 6, 7)
