# idea: robust sky background
# brief: Estimate the sky level of every cell of an astronomical image by its median and the spread by the median deviation.
# description: Block `cell` sorts the `PIXELS` counts of `counts[cell]`, with the numbers of the pixels as payload; the two in
#     the middle have the mean `sky[cell]`, the median. The deviations, magnitudes of count minus median, are sorted in turn;
#     their median times `SIGMA_PER_MAD` is `sigma[cell]`. The pixel with the largest count, last after the first sort, is
#     `hottest[cell]` if its count exceeds the median by more than `threshold` times sigma, which is taken as at least
#     `MIN_SIGMA`; otherwise `hottest[cell]` is -1.
# launch: n, block(64)
# inputs:
#     counts[n, 64] = uniform(90, 130)
#     threshold = uniform(1, 1.5)
#     sky[n] = zero
#     sigma[n] = zero
#     hottest[n] = zero
import warp as wp

PIXELS = wp.constant(64)
MIDDLE = wp.constant(32)
SIGMA_PER_MAD = wp.constant(1.4826)
MIN_SIGMA = wp.constant(1.0e-3)


@wp.func
def deviation(count: float, level: float):
    return wp.abs(count - level)


@wp.kernel(enable_backward=False)
def estimate_sky_background(
    counts: wp.array2d[float],
    threshold: float,
    sky: wp.array[float],
    sigma: wp.array[float],
    hottest: wp.array[int],
):
    """Launch tiled: one block per cell of the image."""
    cell = wp.tid()
    ordered = wp.tile_load(counts[cell], shape=PIXELS, storage="shared")
    pixels = wp.tile_arange(PIXELS, dtype=int, storage="shared")
    wp.tile_sort(ordered, pixels)
    level = 0.5 * (ordered[MIDDLE - 1] + ordered[MIDDLE])
    brightest = ordered[PIXELS - 1]

    # stars pull a standard deviation up, but hardly move the median of deviations
    spread = wp.tile_map(deviation, ordered, level)
    order = wp.tile_arange(PIXELS, dtype=int)
    wp.tile_sort(spread, order)
    noise = SIGMA_PER_MAD * 0.5 * (spread[MIDDLE - 1] + spread[MIDDLE])

    sky[cell] = level
    sigma[cell] = noise
    if brightest - level > threshold * wp.max(noise, MIN_SIGMA):
        hottest[cell] = pixels[PIXELS - 1]
    else:
        hottest[cell] = -1
