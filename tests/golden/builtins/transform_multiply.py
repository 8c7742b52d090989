# wp.transform_multiply and wp.transform_inverse.
import warp as wp


@wp.kernel
def transform_multiply_rows(t: wp.array(dtype=wp.transform)):
    i = wp.tid()
    t[i] = wp.transform_multiply(t[i], wp.transform_inverse(t[0]))
