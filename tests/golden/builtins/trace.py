# wp.trace of a matrix.
import warp as wp


@wp.kernel
def trace_rows(m: wp.array(dtype=wp.mat33), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = wp.trace(m[i])
