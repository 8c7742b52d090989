# idea: transition probabilities from rate matrices
# brief: Exponentiate the rate matrix of each tree branch by scaling and squaring to get its transition probabilities.
# description: One thread per branch. The generator is `rate_matrices[branch_model[branch]]`, with its diagonal replaced
#     by the negative sum of the other entries of the row (`with_zero_row_sums`), times `branch_length[branch]`.
#     `largest_row_sum` of it, the largest sum of magnitudes of a row, tells how often it must be halved to be not above
#     `MAX_NORM`, at most `MAX_SQUARINGS` times; `taylor_exponential` sums the series of the halved matrix up to the
#     power `ORDER`, and the result is squared as often. The exponential goes to `transition[branch]`. The first two
#     functions take square matrices of 4 rows (`STATES`) of any float type, the series is in float64.
# launch: n
# inputs:
#     branch_model[n] = index(0, 8)
#     rate_matrices[8] = uniform(0.05, 1)
#     branch_length[n] = uniform(0.01, 2)
#     transition[n] = zero
# fits:
#     active_mask
#     indirect_thread
from typing import Any

import warp as wp

STATES = 4
ORDER = 6
MAX_NORM = wp.constant(0.5)
MAX_SQUARINGS = wp.constant(10)


@wp.func
def with_zero_row_sums(rates: Any):
    """Generator of a Markov process: probability that leaves a state arrives in the others."""
    generator = rates
    for i in range(STATES):
        leaving = rates.dtype(0.0)
        for j in range(STATES):
            if i != j:
                leaving += rates[i, j]
        generator[i, i] = -leaving
    return generator


@wp.func
def largest_row_sum(m: Any):
    largest = wp.abs(m[0, 0])
    for i in range(STATES):
        total = wp.abs(m[i, 0])
        for j in range(1, STATES):
            total += wp.abs(m[i, j])
        largest = wp.max(largest, total)
    return largest


@wp.func
def taylor_exponential(m: wp.mat44d):
    """Series of exp(m) by Horner's scheme."""
    identity = wp.identity(n=STATES, dtype=wp.float64)
    total = identity
    for k in range(ORDER):
        total = identity + m * total / wp.float64(ORDER - k)
    return total


@wp.kernel
def rate_matrix_exponentials(
    branch_model: wp.array(dtype=int),
    rate_matrices: wp.array(dtype=wp.mat44d),
    branch_length: wp.array(dtype=wp.float64),
    transition: wp.array(dtype=wp.mat44d),
):
    branch = wp.tid()
    generator = with_zero_row_sums(rate_matrices[branch_model[branch]]) * branch_length[branch]

    # exp(m) = exp(m / 2^s)^(2^s), and the series converges fast for small matrices
    squarings = int(0)
    norm = largest_row_sum(generator)
    while norm > wp.float64(MAX_NORM) and squarings < MAX_SQUARINGS:
        norm = norm * wp.float64(0.5)
        squarings += 1

    scale = wp.float64(1 << squarings)
    result = taylor_exponential(generator / scale)
    for _s in range(squarings):
        result = result * result
    transition[branch] = result
