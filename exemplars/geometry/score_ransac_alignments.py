# idea: RANSAC hypotheses of rigid alignment
# brief: Draw random triples of point matches, align each rigidly, and count the matches that agree.
# description: Every thread is a hypothesis, with a generator of `seed` and its number. Draw up to `MAX_DRAWS` times
#     three matches; match m pairs `source[match_source[m]]` with `target[match_target[m]]`. `triangles_agree` accepts a
#     triple if the matches differ, all three sides in the source are at least `min_side` long, and those in the target
#     are within a factor of `side_ratio` of them, both ways. Without a triple that is accepted and usable the
#     hypothesis has -1 `inliers`, the identity and the mean error 0. `triangle_frame` spans an orthonormal frame by a
#     triangle: the first side, the normal and their cross product; if one of the two triangles is nearly straight (its
#     normal shorter than `MIN_NORMAL`), the triple is not usable and the next one is drawn. The rotation maps the frame
#     of the source to that of the target, the translation the centroid to the centroid. Count the matches whose moved
#     source lies within `threshold` of the target and sum their squared distances. Write the count to `inliers`, the
#     transform to `transforms`, the mean squared distance (0 without inliers) to `mean_error`, and raise
#     `best_inliers[0]` by an atomic maximum.
# launch: n
# inputs:
#     source[32] = uniform(-1, 1)
#     target[32] = uniform(-1, 1)
#     match_source[48] = index(0, 32)
#     match_target[48] = index(0, 32)
#     min_side = uniform(0.2, 0.4)
#     side_ratio = uniform(0.5, 0.7)
#     threshold = uniform(0.4, 0.6)
#     seed = index(0, 100000)
#     inliers[n] = zero
#     transforms[n] = zero
#     mean_error[n] = zero
#     best_inliers[1] = zero
import warp as wp

MAX_DRAWS = wp.constant(4)
MIN_NORMAL = wp.constant(1.0e-3)


@wp.func
def sides_similar(a: wp.vec3, b: wp.vec3, c: wp.vec3, d: wp.vec3, min_side: float, side_ratio: float) -> bool:
    """True if the side (a, b) is long enough and that from c to d about as long."""
    first = wp.length(b - a)
    second = wp.length(d - c)
    if first < min_side:
        return False
    return second > side_ratio * first and first > side_ratio * second


@wp.func
def triangles_agree(p: wp.mat33, q: wp.mat33, min_side: float, side_ratio: float) -> bool:
    """Compares the sides of two triangles, whose corners are the rows."""
    for corner in range(3):
        other = (corner + 1) % 3
        if not sides_similar(p[corner], p[other], q[corner], q[other], min_side, side_ratio):
            return False
    return True


@wp.func
def triangle_frame(corners: wp.mat33):
    """Orthonormal frame of a triangle, by columns, and if it is usable."""
    side = corners[1] - corners[0]
    normal = wp.cross(side, corners[2] - corners[0])
    if wp.length(normal) < MIN_NORMAL:
        return wp.identity(n=3, dtype=float), False
    x = wp.normalize(side)
    z = wp.normalize(normal)
    return wp.matrix_from_cols(x, wp.cross(z, x), z), True


@wp.func
def centroid(corners: wp.mat33) -> wp.vec3:
    return (corners[0] + corners[1] + corners[2]) / 3.0


@wp.func
def align_triangles(p: wp.mat33, q: wp.mat33):
    """Rigid motion from triangle p to triangle q, and if it exists."""
    frame_p, usable_p = triangle_frame(p)
    frame_q, usable_q = triangle_frame(q)
    rotation = wp.quat_from_matrix(frame_q * wp.transpose(frame_p))
    translation = centroid(q) - wp.quat_rotate(rotation, centroid(p))
    return wp.transform(translation, rotation), usable_p and usable_q


@wp.kernel(enable_backward=False)
def score_ransac_alignments(
    source: wp.array(dtype=wp.vec3),
    target: wp.array(dtype=wp.vec3),
    match_source: wp.array(dtype=int),
    match_target: wp.array(dtype=int),
    min_side: float,
    side_ratio: float,
    threshold: float,
    seed: int,
    inliers: wp.array(dtype=int),
    transforms: wp.array(dtype=wp.transform),
    mean_error: wp.array(dtype=float),
    best_inliers: wp.array(dtype=int),
):
    """
    Global registration without an initial guess.

    Args:
        source, target: points of the two scans
        match_source, match_target: pairs of points with similar descriptors, many of them wrong
        min_side, side_ratio: tests of a triple before it is aligned
        threshold: distance within which a match agrees
        seed: of the random draws
        inliers, transforms, mean_error: score and motion of every hypothesis
        best_inliers: the highest count
    """
    hypothesis = wp.tid()
    matches = match_source.shape[0]
    state = wp.rand_init(seed, hypothesis)

    motion = wp.transform_identity()
    found = bool(False)
    draws = int(0)
    while not found and draws < MAX_DRAWS:
        draws += 1
        i = wp.randi(state, 0, matches)
        j = wp.randi(state, 0, matches)
        k = wp.randi(state, 0, matches)
        if i != j and j != k and k != i:
            p = wp.matrix_from_rows(source[match_source[i]], source[match_source[j]], source[match_source[k]])
            q = wp.matrix_from_rows(target[match_target[i]], target[match_target[j]], target[match_target[k]])
            # cheap test first: wrong matches seldom keep the lengths
            if triangles_agree(p, q, min_side, side_ratio):
                motion, found = align_triangles(p, q)

    if not found:
        inliers[hypothesis] = -1
        transforms[hypothesis] = wp.transform_identity()
        mean_error[hypothesis] = 0.0
        return

    count = int(0)
    error = float(0.0)
    for m in range(matches):
        moved = wp.transform_point(motion, source[match_source[m]])
        squared = wp.length_sq(moved - target[match_target[m]])
        if squared <= threshold * threshold:
            count += 1
            error += squared

    inliers[hypothesis] = count
    transforms[hypothesis] = motion
    mean_error[hypothesis] = error / float(wp.max(count, 1))
    wp.atomic_max(best_inliers, 0, count)
