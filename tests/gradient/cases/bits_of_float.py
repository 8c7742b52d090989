# gradient: unknown no-model (measured warp_differs)
# measure: step 1e-2, tolerance 2e-2
import warp as wp


@wp.kernel
def bits_of_float(x: wp.array(dtype=wp.float32), out: wp.array(dtype=wp.float32)):
    i = wp.tid()
    bits = wp.cast(x[i], wp.int32)
    bits = 0x5F3759DF - (bits >> 1)
    out[i] = wp.cast(bits, wp.float32)
