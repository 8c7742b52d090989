import warp as wp

TERMINATED = wp.constant(1)


@wp.kernel
def apply_generalized_advantage_estimation_per_environment(
    rewards_array: wp.array2d[wp.float32],
    vals_array: wp.array2d[wp.float64],
    final_vals_array: wp.array2d[wp.float32],
    ending_array: wp.array2d[wp.uint8],
    discounts_array: wp.array[wp.float32],
    trace: wp.float32,
    advantages_array: wp.array2d[wp.float32],
    targets_array: wp.array2d[wp.float32],
):
    """GAE(lambda) over vectorized environments."""
    e = wp.tid()
    discount = discounts_array[e]
    steps = rewards_array.shape[0]

    carried = float(0.0)
    for k in range(steps):
        t = steps - 1 - k  # advantages depend on later steps only
        next_val = float(vals_array[t + 1, e])
        keep = float(1.0)
        if int(ending_array[t, e]) == TERMINATED:
            next_val = float(0.0)
            keep = float(0.0)
        elif int(ending_array[t, e]) == 2:
            next_val = final_vals_array[e, t]
            keep = float(0.0)

        diff = rewards_array[t, e] + discount * next_val - float(vals_array[t, e])
        carried = diff + discount * trace * keep * carried
        advantages_array[t, e] = carried
        targets_array[t, e] = carried + float(vals_array[t, e])
