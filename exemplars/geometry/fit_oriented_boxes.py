# idea: oriented bounding boxes of point clusters
# brief: Fit an oriented box to each cluster of points along the principal axes of its covariance.
# description: Cluster c has the points `points[cluster_points[k]]` for k from `cluster_start[c]` to `cluster_start[c +
#     1]`. An empty cluster has the volume -1, and nothing else is written for it. Compute mean and covariance of the
#     points; `diagonalize` turns the covariance into the diagonal by `SWEEPS` sweeps of Jacobi rotations
#     (`jacobi_rotation` for the elements (0,1), (0,2), (1,2); those below `TINY` in size are left) and collects the
#     axes in the columns of a matrix. `right_handed` orders the axes by falling eigenvalue, with the cross product of
#     the last and the first as the middle one, so that they are a rotation; if all eigenvalues are equal, it leaves
#     them. `extents_along` gives the least and the greatest coordinate of the points along one axis, relative to the
#     mean. The box from these is compared with the axis-aligned box, which is the same with the identity as axes: where
#     that one is not larger, it is taken (`aligned[c]` 1, else 0). Write the centre and rotation to `box_pose`, half
#     the sides, each at least `min_half`, to `box_half`, and the volume to `box_volume`.
# launch: n
# inputs:
#     points[4*n] = uniform(-1, 1)
#     cluster_start[n+1] = offsets(0, 6*n)
#     cluster_points[6*n] = index(0, 4*n)
#     min_half = uniform(0.001, 0.01)
#     box_pose[n] = zero
#     box_half[n] = zero
#     box_volume[n] = zero
#     aligned[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

SWEEPS = wp.constant(5)
TINY = wp.constant(1.0e-9)
FAR = wp.constant(1.0e10)


@wp.struct
class Box:
    center: wp.vec3
    half: wp.vec3
    volume: float


@wp.func
def jacobi_rotation(matrix: wp.mat33, p: int, q: int) -> wp.mat33:
    """Rotation in the plane of the axes p and q that makes the element (p, q) zero."""
    rotation = wp.identity(n=3, dtype=float)
    off_diagonal = matrix[p, q]
    if wp.abs(off_diagonal) < TINY:
        return rotation

    theta = (matrix[q, q] - matrix[p, p]) / (2.0 * off_diagonal)
    # the smaller of the two angles that would do
    tangent = 1.0 / (wp.abs(theta) + wp.sqrt(theta * theta + 1.0))
    if theta < 0.0:
        tangent = -tangent
    cosine = 1.0 / wp.sqrt(tangent * tangent + 1.0)
    sine = tangent * cosine
    rotation[p, p] = cosine
    rotation[q, q] = cosine
    rotation[p, q] = sine
    rotation[q, p] = -sine
    return rotation


@wp.func
def diagonalize(matrix: wp.mat33):
    """Eigenvalues, and eigenvectors as columns, of a symmetric matrix."""
    diagonal = matrix
    axes = wp.identity(n=3, dtype=float)
    for _sweep in range(SWEEPS):
        for p in range(2):
            for q in range(p + 1, 3):
                rotation = jacobi_rotation(diagonal, p, q)
                diagonal = wp.transpose(rotation) * diagonal * rotation
                axes = axes * rotation
    return wp.get_diag(diagonal), axes


@wp.func
def column(matrix: wp.mat33, c: int) -> wp.vec3:
    return wp.vec3(matrix[0, c], matrix[1, c], matrix[2, c])


@wp.func
def right_handed(values: wp.vec3, axes: wp.mat33) -> wp.mat33:
    """Axes by falling eigenvalue, with determinant 1."""
    longest = wp.argmax(values)
    shortest = wp.argmin(values)
    if longest == shortest:  # all the same: any axes will do
        return axes
    x = column(axes, int(longest))
    z = column(axes, int(shortest))
    return wp.matrix_from_cols(x, wp.cross(z, x), z)


@wp.func
def extents_along(
    points: wp.array(dtype=wp.vec3), cluster_points: wp.array(dtype=int), begin: int, end: int, mean: wp.vec3, axis: wp.vec3
) -> wp.vec2:
    least = float(FAR)
    greatest = float(-FAR)
    for k in range(begin, end):
        coordinate = wp.dot(points[cluster_points[k]] - mean, axis)
        least = wp.min(least, coordinate)
        greatest = wp.max(greatest, coordinate)
    return wp.vec2(least, greatest)


@wp.func
def enclose(
    points: wp.array(dtype=wp.vec3),
    cluster_points: wp.array(dtype=int),
    begin: int,
    end: int,
    mean: wp.vec3,
    axes: wp.mat33,
    min_half: float,
) -> Box:
    """Smallest box with the given axes around the points of a cluster."""
    box = Box()
    box.center = mean
    box.volume = 1.0
    for k in range(3):
        axis = column(axes, k)
        extents = extents_along(points, cluster_points, begin, end, mean, axis)
        half = wp.max(0.5 * (extents[1] - extents[0]), min_half)
        box.center = box.center + axis * (0.5 * (extents[0] + extents[1]))
        box.half[k] = half
        box.volume = box.volume * 2.0 * half
    return box


@wp.kernel(enable_backward=False)
def fit_oriented_boxes(
    points: wp.array(dtype=wp.vec3),
    cluster_start: wp.array(dtype=int),
    cluster_points: wp.array(dtype=int),
    min_half: float,
    box_pose: wp.array(dtype=wp.transform),
    box_half: wp.array(dtype=wp.vec3),
    box_volume: wp.array(dtype=float),
    aligned: wp.array(dtype=int),
):
    """Boxes for grasping and collision proxies. Launch: one thread per cluster."""
    c = wp.tid()
    begin = cluster_start[c]
    end = cluster_start[c + 1]
    if begin == end:
        box_volume[c] = -1.0
        return
    count = float(end - begin)

    mean = wp.vec3(0.0, 0.0, 0.0)
    for k in range(begin, end):
        mean += points[cluster_points[k]] / count

    covariance = wp.mat33()
    for k in range(begin, end):
        offset = points[cluster_points[k]] - mean
        covariance += wp.outer(offset, offset) / count

    values, vectors = diagonalize(covariance)
    axes = right_handed(values, vectors)
    oriented = enclose(points, cluster_points, begin, end, mean, axes, min_half)

    # principal axes can be worse than the world's, for example for the corners of a cube
    world_axes = wp.identity(n=3, dtype=float)
    straight = enclose(points, cluster_points, begin, end, mean, world_axes, min_half)
    if straight.volume <= oriented.volume:
        box_pose[c] = wp.transform(straight.center, wp.quat_identity())
        box_half[c] = straight.half
        box_volume[c] = straight.volume
        aligned[c] = 1
    else:
        box_pose[c] = wp.transform(oriented.center, wp.quat_from_matrix(axes))
        box_half[c] = oriented.half
        box_volume[c] = oriented.volume
        aligned[c] = 0
