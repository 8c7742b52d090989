# idea: anti-aliased downsampling of feature maps
# brief: Blur half-precision feature maps along rows with a binomial filter and keep every second column.
# description: Thread (image, row, column) of the result reads the five elements of `features` around column 2 * column,
#     mirrored at both ends, and weighs them with 1, 4, 6, 4, 1, over 16 (`BINOMIAL`). The sum is taken in float32 and stored
#     as float16 in `blurred`.
# launch: n, 6, 8
# inputs:
#     features[n, 6, 16] = uniform(-4, 4)
#     blurred[n, 6, 8] = zero
import warp as wp

BINOMIAL = wp.constant(wp.types.vector(length=5, dtype=wp.float32)(0.0625, 0.25, 0.375, 0.25, 0.0625))


@wp.kernel
def blur_feature_maps_half(features: wp.array3d(dtype=wp.float16), blurred: wp.array3d(dtype=wp.float16)):
    image, row, column = wp.tid()
    last = features.shape[2] - 1

    # half precision holds the data, but not a sum of several numbers
    total = float(0.0)
    for tap in range(5):
        c = wp.abs(2 * column + tap - 2)
        if c > last:
            c = 2 * last - c
        total += BINOMIAL[tap] * float(features[image, row, c])
    blurred[image, row, column] = wp.float16(total)
