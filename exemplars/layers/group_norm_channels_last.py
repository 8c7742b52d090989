# idea: group normalization of channels-last images
# brief: Normalize each group of channels of every image to zero mean and unit variance, and apply a scale and a shift per
#     channel.
# description: Launch over images and groups. The channels (last axis of `images`, of which the second axis are the pixels) fall
#     into `group_count` groups of equal size; thread (`image`, `group`) works on one of them. `group_mean` averages over all
#     pixels and channels of the group; `group_variance` averages the squared distances from that mean in a second pass, which is
#     stable when the mean is large against the spread. Every pixel and channel becomes (value - mean) / sqrt(variance +
#     `EPSILON`), times `scale[c]` plus `shift[c]`, in `normalized`. The mean and the inverse deviation go to `saved[image,
#     group]` for the backward pass.
# launch: n, 4
# inputs:
#     images[n, 9, 16] = uniform(-1, 3)
#     scale[16] = uniform(0.5, 1.5)
#     shift[16] = uniform(-1, 1)
#     group_count = 4
#     normalized[n, 9, 16] = zero
#     saved[n, 4] = zero
import warp as wp

EPSILON = wp.constant(1.0e-5)


@wp.func
def group_mean(pixels: wp.array2d(dtype=float), first: int, size: int) -> float:
    total = float(0.0)
    for p in range(pixels.shape[0]):
        for c in range(first, first + size):
            total += pixels[p, c]
    return total / float(pixels.shape[0] * size)


@wp.func
def group_variance(pixels: wp.array2d(dtype=float), first: int, size: int, mean: float) -> float:
    """Biased variance around a mean that is already known."""
    total = float(0.0)
    for p in range(pixels.shape[0]):
        for c in range(first, first + size):
            distance = pixels[p, c] - mean
            total += distance * distance
    return total / float(pixels.shape[0] * size)


@wp.kernel
def group_norm_channels_last(images: wp.array3d(dtype=float), scale: wp.array(dtype=float),
                             shift: wp.array(dtype=float), group_count: int,
                             normalized: wp.array3d(dtype=float), saved: wp.array2d(dtype=wp.vec2)):
    """GroupNorm over NHWC data whose two image axes are flattened. Launch: images x groups."""
    image, group = wp.tid()
    size = images.shape[2] / group_count
    first = group * size

    mean = group_mean(images[image], first, size)
    variance = group_variance(images[image], first, size, mean)
    inv_deviation = 1.0 / wp.sqrt(variance + EPSILON)

    for p in range(images.shape[1]):
        for c in range(first, first + size):
            normalized[image, p, c] = (images[image, p, c] - mean) * inv_deviation * scale[c] + shift[c]

    saved[image, group] = wp.vec2(mean, inv_deviation)
