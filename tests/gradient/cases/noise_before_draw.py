# gradient: warp_differs drawn-state
# measure: step 1e-2, tolerance 1e-2 (Warp's noise is of float32)
import warp as wp


@wp.kernel
def noise_before_draw(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    state = wp.rand_init(7, i)
    bump = wp.noise(state, x[i])
    out[i] = bump + wp.randf(state)
