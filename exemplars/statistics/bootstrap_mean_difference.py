# idea: bootstrap replicates of a difference of means
# brief: Resample two groups with replacement and record the difference of their means for every replicate.
# description: Each thread makes one replicate. It draws as many members as `treated` lists, with replacement, by random positions
#     in that list (`resampled_mean`); a member is the index of an `outcome`. The same is done for `control`.
#     `difference[replicate]` is the mean outcome of the treated minus that of the control, and if it is at or below `threshold`,
#     `below_count[0]` grows by one, which gives the one-sided p-value. The random stream follows from `seed` and the number of
#     the replicate.
# launch: n
# inputs:
#     seed = index(0, 10000)
#     treated[20] = index(0, 64)
#     control[28] = index(0, 64)
#     outcome[64] = uniform(-1, 1)
#     threshold = 0.0
#     difference[n] = zero
#     below_count[1] = zero
# fits:
#     total_output(difference)
#     squares_output(difference)
import warp as wp


@wp.func
def resampled_mean(rng: wp.uint32, members: wp.array(dtype=int), outcome: wp.array(dtype=float)):
    size = members.shape[0]
    total = float(0.0)
    for draw in range(size):
        total += outcome[members[wp.randi(rng, 0, size)]]
    return total / float(size), rng


@wp.kernel
def bootstrap_mean_difference(
    seed: int,
    treated: wp.array(dtype=int),
    control: wp.array(dtype=int),
    outcome: wp.array(dtype=float),
    threshold: float,
    difference: wp.array(dtype=float),
    below_count: wp.array(dtype=int),
):
    replicate = wp.tid()
    rng = wp.rand_init(seed, replicate)
    treated_mean, rng = resampled_mean(rng, treated, outcome)
    control_mean, rng = resampled_mean(rng, control, outcome)

    effect = treated_mean - control_mean
    difference[replicate] = effect
    if effect <= threshold:
        wp.atomic_add(below_count, 0, 1)
