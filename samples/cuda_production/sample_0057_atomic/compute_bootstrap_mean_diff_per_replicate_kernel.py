import warp as wp


@wp.func
def resampled_mean(
    rng: wp.uint32,
    members: wp.array[int],
    outcome: wp.array[float],
):
    size = members.shape[0]
    tot = float(0.0)
    for draw in range(size):
        tot += outcome[members[wp.randi(rng, 0, size)]]
    return tot / float(size), rng


@wp.kernel
def compute_bootstrap_mean_diff_per_replicate_kernel(
    seed: int,
    min_diff_thresholds: float,
    num_elements: int,
    treated: wp.array[int],
    control: wp.array[int],
    outcome: wp.array[float],
    thresholds: wp.array[float],
    diff_thresholds: wp.array[float],
    diff: wp.array[float],
    num_belows: wp.array[int],
    num_large_diff: wp.array[int],
    diff_sum: wp.array[float],
):
    replicate = wp.tid()
    if replicate >= num_elements:
        return
    if diff_thresholds[replicate] < min_diff_thresholds:
        return
    rng = wp.rand_init(seed, replicate)
    treated_mean, rng = resampled_mean(rng, treated, outcome)
    control_mean, rng = resampled_mean(rng, control, outcome)

    effect = treated_mean - control_mean
    diff[replicate] = effect
    wp.atomic_add(diff_sum, 0, effect)
    if wp.abs(effect) > diff_thresholds[replicate]:
        wp.atomic_add(num_large_diff, 0, 1)
    if effect <= thresholds[replicate]:
        wp.atomic_add(num_belows, 0, 1)
