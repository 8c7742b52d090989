import warp as wp

SMALL_PENALTY = wp.constant(2.0)


@wp.kernel
def _distances_to_weighted_centroids_kernel(
        samples: wp.array2d(dtype=float), centroids: wp.array2d(dtype=float),
        sample_norms: wp.array(dtype=float), centroid_norms: wp.array(dtype=float),
        wts: wp.array(dtype=float), members: wp.array(dtype=int),
        out_distances: wp.array2d(dtype=float), fewest: int, cnt: int,
        empty_penalty: float):
    """Compute the weighted squared distances of all samples to the centroids of a
    clustering from inner products.

    Launch over samples and centroids. The products of `samples[i, k]` and `centroids[j,
    k]` are summed over the features k, from zero on. The squared distance is
    `sample_norms[i]` plus `centroid_norms[j]`, both squared lengths, minus twice that
    sum, and at least 0. It is stored in `out_distances[i, j]` times `wts[j]` plus a
    penalty: `empty_penalty` where `members[j]` is 0, `SMALL_PENALTY` where it is below
    `fewest`, else none. Threads with `i` not below `cnt` do nothing.
    """
    i, j = wp.tid()
    if cnt > i:
        penalty = float(0.0)
        if members[j] == 0:
            penalty = empty_penalty
        elif members[j] < fewest:
            penalty = SMALL_PENALTY

        tot = float(0.0)
        for k in range(samples.shape[1]):
            tot += samples[i, k] * centroids[j, k]
        # rounding may leave a little less than nothing
        out_distances[i, j] = (
            wts[j] * wp.max(sample_norms[i] + centroid_norms[j] - 2.0 * tot, 0.0)
            + penalty
        )
