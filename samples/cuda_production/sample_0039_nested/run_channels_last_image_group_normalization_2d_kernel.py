import warp as wp

EPSILON = wp.constant(1.0e-5)


@wp.func
def group_mean(pixels: wp.array2d[float], first: int, size: int) -> float:
    total = float(0.0)
    for p in range(pixels.shape[0]):
        for c in range(first, first + size):
            total += pixels[p, c]
    return total / float(pixels.shape[0] * size)


@wp.func
def group_variance(
    pixels: wp.array2d[float],
    first: int,
    size: int,
    mean: float,
) -> float:
    total = float(0.0)
    for p in range(pixels.shape[0]):
        for c in range(first, first + size):
            distance = pixels[p, c] - mean
            total = total + distance * distance
    return total / float(pixels.shape[0] * size)


@wp.kernel
def run_channels_last_image_group_normalization_2d_kernel(
    images: wp.array3d[float],
    scale: wp.array[float],
    shift: wp.array[float],
    group_count: int,
    normalized: wp.array3d[float],
    saved: wp.array2d[wp.vec2],
):
    image, group = wp.tid()
    size = images.shape[2] / group_count
    first = group * size
    mean = group_mean(images[image], first, size)
    variance = group_variance(images[image], first, size, mean)
    inverse_deviation = 1.0 / wp.sqrt(variance + EPSILON)
    for p in range(images.shape[1]):
        for c in range(first, first + size):
            normalized[image, p, c] = (
                (images[image, p, c] - mean) * inverse_deviation * scale[c]
                + shift[c]
            )
    saved[image, group] = wp.vec2(mean, inverse_deviation)
