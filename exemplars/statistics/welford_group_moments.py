# idea: one-pass central moments of grouped samples
# brief: Compute mean, variance, skewness and excess kurtosis of every group in one pass.
# description: Group `g` owns the samples `first[g]` to before `first[g + 1]` of `values`. A sample equal to
#     `missing_value` is skipped. The others update the count, the mean and the sums of the second to fourth powers of
#     deviations in one pass (Welford, extended by Pebay), in double precision: with the deviation from the old mean and
#     its share of the new count, the fourth sum is updated before the third, the third before the second. `mean[g]` is
#     the mean, 0 for a group without samples; `variance[g]` is the unbiased variance, 0 with fewer than two samples.
#     `skewness[g]` and `excess_kurtosis[g]` come from `standardized_moments`: both are 0 where the second sum is not
#     above `MIN_SPREAD`. `used[g]` is the number of samples that counted.
# launch: n
# inputs:
#     first[n+1] = offsets(0, 6*n)
#     values[6*n] = index(-3, 6)
#     missing_value = -3.0
#     mean[n] = zero
#     variance[n] = zero
#     skewness[n] = zero
#     excess_kurtosis[n] = zero
#     used[n] = zero
# fits:
#     total_output(used)
#     largest_output(variance)
#     flag_output(variance)
#     active_mask
#     indirect_thread
import warp as wp

MIN_SPREAD = wp.constant(wp.float64(1.0e-12))
ZERO = wp.constant(wp.float64(0.0))


@wp.func
def standardized_moments(count: wp.float64, m2: wp.float64, m3: wp.float64, m4: wp.float64):
    """Skewness and excess kurtosis from the sums of powers of deviations."""
    if m2 <= MIN_SPREAD:  # all samples alike: no shape to speak of
        return ZERO, ZERO
    skew = wp.sqrt(count) * m3 / (m2 * wp.sqrt(m2))
    kurtosis = count * m4 / (m2 * m2) - wp.float64(3.0)
    return skew, kurtosis


@wp.kernel(enable_backward=False)
def welford_group_moments(
    first: wp.array(dtype=int),
    values: wp.array(dtype=wp.float64),
    missing_value: wp.float64,
    mean: wp.array(dtype=wp.float64),
    variance: wp.array(dtype=wp.float64),
    skewness: wp.array(dtype=wp.float64),
    excess_kurtosis: wp.array(dtype=wp.float64),
    used: wp.array(dtype=int),
):
    """Moments of ragged groups without a second pass, stable for values far from zero."""
    g = wp.tid()
    count = int(0)
    average = wp.float64(0.0)
    m2 = wp.float64(0.0)
    m3 = wp.float64(0.0)
    m4 = wp.float64(0.0)

    for i in range(first[g], first[g + 1]):
        if values[i] == missing_value:
            continue
        before = wp.float64(count)
        count += 1
        now = wp.float64(count)

        delta = values[i] - average
        share = delta / now
        share_squared = share * share
        term = delta * share * before
        average += share
        # highest power first: each update reads the lower sums as they were
        m4 += (term * share_squared * (now * now - wp.float64(3.0) * now + wp.float64(3.0))
               + wp.float64(6.0) * share_squared * m2 - wp.float64(4.0) * share * m3)
        m3 += term * share * (now - wp.float64(2.0)) - wp.float64(3.0) * share * m2
        m2 += term

    mean[g] = average
    used[g] = count
    if count >= 2:
        variance[g] = m2 / wp.float64(count - 1)
    else:
        variance[g] = ZERO
    skew, kurtosis = standardized_moments(wp.float64(count), m2, m3, m4)
    skewness[g] = skew
    excess_kurtosis[g] = kurtosis
