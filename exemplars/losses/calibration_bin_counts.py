# idea: reliability histogram of a classifier
# brief: Sort predictions into bins of confidence and sum up confidence and accuracy of each bin, for the expected calibration
#     error.
# description: One thread per sample. The most probable class of `probabilities[sample]` and its probability, the confidence, are
#     found in a scan. The confidence times the number of bins (the length of `bin_count`), rounded down and clamped to the last
#     bin, is the bin: `bin_count` there grows by one, `bin_confidence` by the confidence, and `bin_correct` by one if the class
#     is `labels[sample]`. Samples with a negative label take no part.
# launch: n
# inputs:
#     probabilities[n, 5] = uniform(0, 1)
#     labels[n] = index(-1, 5)
#     bin_count[10] = zero
#     bin_confidence[10] = zero
#     bin_correct[10] = zero
import warp as wp


@wp.kernel
def calibration_bin_counts(probabilities: wp.array2d(dtype=float), labels: wp.array(dtype=int),
                           bin_count: wp.array(dtype=int), bin_confidence: wp.array(dtype=float),
                           bin_correct: wp.array(dtype=int)):
    sample = wp.tid()
    if labels[sample] < 0:
        return

    confidence = probabilities[sample, 0]
    predicted = int(0)
    for c in range(1, probabilities.shape[1]):
        if probabilities[sample, c] > confidence:
            confidence = probabilities[sample, c]
            predicted = c

    bins = bin_count.shape[0]
    b = wp.min(int(confidence * float(bins)), bins - 1)  # a confidence of exactly 1 belongs to the last bin
    wp.atomic_add(bin_count, b, 1)
    wp.atomic_add(bin_confidence, b, confidence)
    if predicted == labels[sample]:
        wp.atomic_add(bin_correct, b, 1)
