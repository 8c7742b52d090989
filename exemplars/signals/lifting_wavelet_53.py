# idea: reversible 5/3 wavelet by lifting
# brief: Transform rows of integer samples with the reversible 5/3 wavelet.
# description: Thread `(row, i)` makes one pair of coefficients of the row of `samples`, whose length is even. `predict`
#     returns the detail `i`: the odd sample minus the floor of the mean of the even samples beside it, where the sample
#     after the last even one is that one itself. `detail[row, i]` is it. `approximation[row, i]` is the even sample plus
#     the floor of the sum of the details `i - 1` and `i` plus two, over four; before the first detail stands the first one
#     again. Floors are arithmetic shifts, so that the transform can be undone exactly. Details not above `threshold` in
#     amount are stored as zero (lossy mode); the approximation still uses them whole.
# launch: n, 8
# inputs:
#     samples[n, 16] = index(-128, 128)
#     threshold = index(0, 30)
#     approximation[n, 8] = zero
#     detail[n, 8] = zero
import warp as wp


@wp.func
def predict(samples: wp.array2d(dtype=int), row: int, i: int) -> int:
    """High-pass coefficient: what the even neighbours do not tell about an odd sample."""
    left = samples[row, 2 * i]
    right = left
    if 2 * i + 2 < samples.shape[1]:
        right = samples[row, 2 * i + 2]
    return samples[row, 2 * i + 1] - ((left + right) >> 1)


@wp.kernel
def lifting_wavelet_53(samples: wp.array2d(dtype=int), threshold: int, approximation: wp.array2d(dtype=int),
                       detail: wp.array2d(dtype=int)):
    row, i = wp.tid()
    here = predict(samples, row, i)
    before = predict(samples, row, wp.max(i - 1, 0))  # computed again rather than shared between threads

    approximation[row, i] = samples[row, 2 * i] + ((before + here + 2) >> 2)
    if wp.abs(here) > threshold:
        detail[row, i] = here
    else:
        detail[row, i] = 0
