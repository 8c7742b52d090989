# idea: oriented binary feature descriptors
# brief: Score corner candidates, find their orientation and describe them by 64 steered brightness comparisons.
# description: Candidate k is the pixel `candidates[k]` (column, row) of `image`. Nearer than `MARGIN` to the border it
#     is rejected with the `score` -1. `corner_score` is the FAST test on the circle of 16 pixels `CIRCLE`, given as
#     column and row offsets: with at least `ARC` consecutive pixels, around the end too, that are all brighter than the
#     centre by more than `contrast` or all darker, the score is the larger of the sums of how far the bright and the
#     dark pixels pass the contrast; otherwise it is 0. Candidates with a score not above 0 get no descriptor
#     (`descriptors[k]` 0, `angles[k]` 0). The angle is that of the intensity centroid in the disk of `PATCH_RADIUS`
#     (`centroid_angle`, 0 for a flat patch). Bit b of the descriptor is set where the pixel at the first offset of test
#     b is darker than that at the second one, both offsets in `pattern[b]` (first column, row, second column, row),
#     turned by the angle and rounded (`steered_pixel`, clamped to the image).
# launch: n
# inputs:
#     image[24, 24] = index(0, 256)
#     candidates[n] = index(0, 24)
#     contrast = constant(24)
#     pattern[64] = uniform(-3, 3)
#     score[n] = zero
#     angles[n] = zero
#     descriptors[n] = zero
# fits:
#     indirect_thread
import warp as wp

MARGIN = wp.constant(3)
ARC = wp.constant(5)
PATCH_RADIUS = wp.constant(3)

Circle = wp.types.matrix(shape=(16, 2), dtype=wp.int32)
CIRCLE = wp.constant(
    Circle(
        0, -3, 1, -3, 2, -2, 3, -1, 3, 0, 3, 1, 2, 2, 1, 3,
        0, 3, -1, 3, -2, 2, -3, 1, -3, 0, -3, -1, -2, -2, -1, -3,
    )
)


@wp.func
def corner_score(image: wp.array2d(dtype=wp.uint8), row: int, column: int, contrast: int) -> int:
    """Strength of a FAST corner, 0 if too few pixels in a row differ from the centre."""
    center = int(image[row, column])
    bright_run = int(0)
    dark_run = int(0)
    longest = int(0)
    bright_sum = int(0)
    dark_sum = int(0)
    # a run may pass the end of the circle: go on until one that began at the end is complete
    for step in range(16 + ARC - 1):
        place = step % 16
        difference = int(image[row + CIRCLE[place, 1], column + CIRCLE[place, 0]]) - center
        if difference > contrast:
            bright_run += 1
            dark_run = 0
            if step < 16:
                bright_sum += difference - contrast
        elif difference < -contrast:
            dark_run += 1
            bright_run = 0
            if step < 16:
                dark_sum -= difference + contrast
        else:
            bright_run = 0
            dark_run = 0
        longest = wp.max(longest, wp.max(bright_run, dark_run))

    if longest < ARC:
        return 0
    return wp.max(bright_sum, dark_sum)


@wp.func
def centroid_angle(image: wp.array2d(dtype=wp.uint8), row: int, column: int) -> float:
    """Direction from the keypoint to the centroid of brightness around it."""
    moment_x = int(0)
    moment_y = int(0)
    for dy in range(-PATCH_RADIUS, PATCH_RADIUS + 1):
        for dx in range(-PATCH_RADIUS, PATCH_RADIUS + 1):
            if dx * dx + dy * dy <= PATCH_RADIUS * PATCH_RADIUS:
                value = int(image[row + dy, column + dx])
                moment_x += dx * value
                moment_y += dy * value
    if moment_x == 0 and moment_y == 0:
        return 0.0
    return wp.atan2(float(moment_y), float(moment_x))


@wp.func
def steered_pixel(
    image: wp.array2d(dtype=wp.uint8), row: int, column: int, x: float, y: float, cosine: float, sine: float
) -> wp.uint8:
    turned_x = int(wp.round(cosine * x - sine * y))
    turned_y = int(wp.round(sine * x + cosine * y))
    r = wp.clamp(row + turned_y, 0, image.shape[0] - 1)
    c = wp.clamp(column + turned_x, 0, image.shape[1] - 1)
    return image[r, c]


@wp.func
def binary_descriptor(
    image: wp.array2d(dtype=wp.uint8), pattern: wp.array(dtype=wp.vec4), row: int, column: int, angle: float
) -> wp.uint64:
    cosine = wp.cos(angle)
    sine = wp.sin(angle)
    bits = wp.uint64(0)
    for b in range(pattern.shape[0]):
        test = pattern[b]
        first = steered_pixel(image, row, column, test[0], test[1], cosine, sine)
        second = steered_pixel(image, row, column, test[2], test[3], cosine, sine)
        if first < second:
            bits = bits | (wp.uint64(1) << wp.uint64(b))
    return bits


@wp.kernel(enable_backward=False)
def describe_oriented_keypoints(
    image: wp.array2d(dtype=wp.uint8),
    candidates: wp.array(dtype=wp.vec2i),
    contrast: int,
    pattern: wp.array(dtype=wp.vec4),
    score: wp.array(dtype=int),
    angles: wp.array(dtype=float),
    descriptors: wp.array(dtype=wp.uint64),
):
    """Detection and description of one pyramid level in the manner of ORB. Launch: one thread per candidate."""
    k = wp.tid()
    column = candidates[k][0]
    row = candidates[k][1]
    angles[k] = 0.0
    descriptors[k] = wp.uint64(0)
    if row < MARGIN or column < MARGIN or row >= image.shape[0] - MARGIN or column >= image.shape[1] - MARGIN:
        score[k] = -1
        return

    strength = corner_score(image, row, column, contrast)
    score[k] = strength
    if strength <= 0:
        return

    angle = centroid_angle(image, row, column)
    angles[k] = angle
    descriptors[k] = binary_descriptor(image, pattern, row, column, angle)
