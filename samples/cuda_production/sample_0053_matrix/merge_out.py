import warp as wp


@wp.kernel
def merge_out(
    A: wp.array(dtype=wp.mat33),
    mat_b: wp.array(dtype=wp.mat33),
    out: wp.array(dtype=wp.mat33),
):
    tid = wp.tid()
    out[tid] = A[tid] @ mat_b[tid]
