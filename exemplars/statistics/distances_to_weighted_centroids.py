# idea: distances of samples to weighted centroids
# brief: Compute the weighted squared distances of all samples to the centroids of a clustering from inner products.
# description: Launch over samples and centroids. The products of `samples[sample, k]` and `centroids[centroid, k]` are
#     summed over the features k. The squared distance is `sample_norms[sample]` plus `centroid_norms[centroid]`, both
#     squared lengths, minus twice that sum, and at least 0. It is stored in `distances[sample, centroid]` times
#     `weights[centroid]` plus a penalty: `EMPTY_PENALTY` where `members[centroid]` is 0, `SMALL_PENALTY` where it is
#     below `fewest`, else none.
# launch: n, 16
# inputs:
#     samples[n, 24] = uniform(-1, 1)
#     centroids[16, 24] = uniform(-1, 1)
#     sample_norms[n] = uniform(0, 12)
#     centroid_norms[16] = uniform(0, 12)
#     weights[16] = uniform(0.5, 1.5)
#     members[16] = index(0, 12)
#     fewest = 5
#     distances[n, 16] = zero
import warp as wp

EMPTY_PENALTY = wp.constant(100.0)
SMALL_PENALTY = wp.constant(2.0)


@wp.kernel
def distances_to_weighted_centroids(samples: wp.array2d(dtype=float), centroids: wp.array2d(dtype=float),
                                    sample_norms: wp.array(dtype=float), centroid_norms: wp.array(dtype=float),
                                    weights: wp.array(dtype=float), members: wp.array(dtype=int), fewest: int,
                                    distances: wp.array2d(dtype=float)):
    """The assignment step of a balanced k-means. Launch: samples x centroids."""
    sample, centroid = wp.tid()
    penalty = float(0.0)
    if members[centroid] == 0:
        penalty = EMPTY_PENALTY
    elif members[centroid] < fewest:
        penalty = SMALL_PENALTY

    total = float(0.0)
    for k in range(samples.shape[1]):
        total += samples[sample, k] * centroids[centroid, k]
    squared = sample_norms[sample] + centroid_norms[centroid] - 2.0 * total
    # rounding may leave a little less than nothing
    distance = wp.max(squared, 0.0)
    distances[sample, centroid] = weights[centroid] * distance + penalty
