# gradient: exact
# measure: step 1e-3, tolerance 2e-2
import warp as wp


@wp.kernel
def curl_of_noise(x: wp.array(dtype=wp.vec2), out: wp.array(dtype=wp.vec2)):
    i = wp.tid()
    state = wp.rand_init(7, i)
    out[i] = wp.curlnoise(state, x[i], wp.uint32(2), 2.0, 0.5)
