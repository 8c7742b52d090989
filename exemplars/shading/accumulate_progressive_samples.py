# idea: progressive rendering
# brief: Add new samples to the running mean and variance of every pixel and leave out broken ones.
# description: For every pixel, look at `samples[pixel]`: samples that are not finite or have a negative channel change
#     nothing and are counted in `rejected[0]` by an atomic addition. Clamp the others to at most `max_radiance` per
#     channel, against fireflies. Then take it into the running mean `mean[pixel]` and the sum of squared deviations of
#     its luminance `deviation[pixel]` by Welford's update, with `count[pixel]` one higher. The luminance is the dot
#     product with `LUMINANCE`.
# launch: n
# inputs:
#     samples[n] = uniform(-0.2, 4)
#     max_radiance = uniform(2, 3)
#     mean[n] = uniform(0, 1)
#     deviation[n] = uniform(0, 1)
#     count[n] = index(0, 64)
#     rejected[1] = zero
# fits:
#     active_mask
#     indirect_thread
#     batch_dimension
import warp as wp

LUMINANCE = wp.constant(wp.vec3(0.2126, 0.7152, 0.0722))


@wp.kernel
def accumulate_progressive_samples(samples: wp.array(dtype=wp.vec3), max_radiance: float, mean: wp.array(dtype=wp.vec3),
                                   deviation: wp.array(dtype=float), count: wp.array(dtype=int), rejected: wp.array(dtype=int)):
    pixel = wp.tid()
    sample = samples[pixel]
    if not wp.isfinite(sample) or wp.min(sample) < 0.0:
        wp.atomic_add(rejected, 0, 1)
        return

    sample = wp.min(sample, wp.vec3(max_radiance, max_radiance, max_radiance))
    number = count[pixel] + 1
    before = sample - mean[pixel]
    updated = mean[pixel] + before / float(number)

    # the product of the deviations from the old and the new mean never gets negative
    deviation[pixel] = deviation[pixel] + wp.dot(before, LUMINANCE) * wp.dot(sample - updated, LUMINANCE)
    mean[pixel] = updated
    count[pixel] = number
