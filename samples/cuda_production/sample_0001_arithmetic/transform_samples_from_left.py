import warp as wp


@wp.kernel
def transform_samples_from_left(
    left: wp.array(dtype=float),
    weights0: wp.array(dtype=float),
    x_in: wp.array(dtype=float),
    vals: wp.array(dtype=float),
    output: wp.array(dtype=float)
):
    tid = wp.tid()
    left_t = left[tid]
    weights0_i = weights0[tid]
    x_in_t = x_in[(tid + 2) % x_in.shape[0]]
    coef = (left_t + weights0_i) * x_in_t
    vals_val = vals[tid]
    weights0_i += wp.max(coef, vals_val)
    vals_val *= 0.5
    output[tid] = vals_val * (left_t + weights0_i)
