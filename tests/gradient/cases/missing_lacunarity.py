# gradient: warp_differs missing-adjoint
# measure: step 1e-3, tolerance 2e-2
import warp as wp


@wp.kernel
def missing_lacunarity(x: wp.array(dtype=wp.vec2), f: wp.array(dtype=wp.float32), out: wp.array(dtype=wp.vec2)):
    i = wp.tid()
    state = wp.rand_init(7, i)
    out[i] = wp.curlnoise(state, x[i], wp.uint32(3), f[i], 0.5)
