# idea: running statistics of batch normalization
# brief: Measure mean and variance of every channel over a batch and blend them into the running statistics used at inference.
# description: One thread per channel `c`. A Welford sweep over the samples of `activations[:, c]` whose `sample_mask`
#     is set gives the mean and the sum of squared deviations in one pass. `batch_mean[c]` and `batch_var[c]` (biased)
#     are what the forward pass normalizes with. The running mean and variance in `running_mean` and `running_var` move
#     by the fraction `momentum` towards the batch; the running variance takes the unbiased estimate (divided by count -
#     1). With fewer than two such samples there is no estimate: the batch results repeat the running values and those
#     stay as they are.
# launch: n
# inputs:
#     activations[16, n] = uniform(-2, 2)
#     sample_mask[16] = bool
#     momentum = 0.1
#     running_mean[n] = uniform(-0.5, 0.5)
#     running_var[n] = uniform(0.5, 1.5)
#     batch_mean[n] = zero
#     batch_var[n] = zero
# fits:
#     parameter_per_group(momentum: layer)
#     active_mask
#     indirect_thread
import warp as wp


@wp.kernel
def update_batch_norm_statistics(
    activations: wp.array2d(dtype=float),
    sample_mask: wp.array(dtype=bool),
    momentum: float,
    running_mean: wp.array(dtype=float),
    running_var: wp.array(dtype=float),
    batch_mean: wp.array(dtype=float),
    batch_var: wp.array(dtype=float),
):
    c = wp.tid()

    mean = float(0.0)
    spread = float(0.0)  # sum of squared deviations from the mean so far
    count = int(0)
    for sample in range(activations.shape[0]):
        if not sample_mask[sample]:
            continue
        count += 1
        value = activations[sample, c]
        before = value - mean
        mean += before / float(count)
        spread += before * (value - mean)

    if count < 2:
        batch_mean[c] = running_mean[c]
        batch_var[c] = running_var[c]
        return

    batch_mean[c] = mean
    batch_var[c] = spread / float(count)

    # inference sees single samples, so it wants the unbiased variance
    unbiased = spread / float(count - 1)
    running_mean[c] = wp.lerp(running_mean[c], mean, momentum)
    running_var[c] = wp.lerp(running_var[c], unbiased, momentum)
