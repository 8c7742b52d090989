# idea: convergence diagnostic of Markov chains
# brief: Compute Gelman and Rubin's scale reduction from the chains of one parameter and decide whether they have mixed.
# description: One thread reads all `chains`, one per row. `chain_mean` and `chain_variance` give mean and unbiased
#     variance of a row behind its first `burn_in` samples. Within-chain variance W is the mean of the variances, B the
#     unbiased variance of the chain means. With N samples per chain, the pooled variance is W (N - 1) / N + B, and
#     `scale_reduction[0]` is the square root of pooled over W, with W taken as at least `MIN_VARIANCE` there; if the
#     pooled variance is not above `MIN_VARIANCE`, all chains stand still at one value and it is 1. There are at least
#     two chains, with at least two samples each behind the burn-in. `grand_mean[0]` and `pooled_variance[0]` are
#     stored, and `converged[0]` is 1 if the reduction is below `threshold`, else 0.
# launch: 1
# inputs:
#     chains[6, 40] = uniform(-1, 1)
#     burn_in = 8
#     threshold = 1.05
#     grand_mean[1] = zero
#     pooled_variance[1] = zero
#     scale_reduction[1] = zero
#     converged[1] = zero
import warp as wp

MIN_VARIANCE = wp.constant(1.0e-12)


@wp.func
def chain_mean(chains: wp.array2d(dtype=float), chain: int, first: int) -> float:
    total = float(0.0)
    for t in range(first, chains.shape[1]):
        total += chains[chain, t]
    return total / float(chains.shape[1] - first)


@wp.func
def chain_variance(chains: wp.array2d(dtype=float), chain: int, first: int, mean: float) -> float:
    total = float(0.0)
    for t in range(first, chains.shape[1]):
        deviation = chains[chain, t] - mean
        total += deviation * deviation
    return total / float(chains.shape[1] - first - 1)


@wp.kernel(enable_backward=False)
def diagnose_chain_mixing(
    chains: wp.array2d(dtype=float),
    burn_in: int,
    threshold: float,
    grand_mean: wp.array(dtype=float),
    pooled_variance: wp.array(dtype=float),
    scale_reduction: wp.array(dtype=float),
    converged: wp.array(dtype=int),
):
    """Gelman-Rubin diagnostic. Launch: one thread; there are a handful of chains."""
    count = chains.shape[0]
    length = float(chains.shape[1] - burn_in)

    mean_sum = float(0.0)
    within = float(0.0)
    for chain in range(count):
        mean = chain_mean(chains, chain, burn_in)
        mean_sum += mean
        within += chain_variance(chains, chain, burn_in, mean)
    center = mean_sum / float(count)
    within = within / float(count)

    # variance of the chain means: small against that of a single chain if they have mixed
    between = float(0.0)
    for chain in range(count):
        deviation = chain_mean(chains, chain, burn_in) - center
        between += deviation * deviation
    between = between / float(count - 1)

    pooled = within * (length - 1.0) / length + between
    reduction = float(1.0)
    if pooled > MIN_VARIANCE:
        # chains that are stuck at different values have no variance of their own
        reduction = wp.sqrt(pooled / wp.max(within, MIN_VARIANCE))

    grand_mean[0] = center
    pooled_variance[0] = pooled
    scale_reduction[0] = reduction
    if reduction < threshold:
        converged[0] = 1
    else:
        converged[0] = 0
