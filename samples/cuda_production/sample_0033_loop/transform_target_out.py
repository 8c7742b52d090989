import warp as wp


@wp.kernel
def transform_target_out(target_out: wp.array(dtype=float)):
    tid = wp.tid()
    dot_sum = float(0.0)
    for j in range(2):
        dot_sum -= float(j) * 0.1

    target_out[tid] = dot_sum
