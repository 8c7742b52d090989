# idea: normals of a point cloud
# brief: Estimate the normal and surface variation of each point from the covariance of its neighbours.
# description: For every point, take the neighbours `neighbors[i]`, row entries below 0 being empty, and compute the
#     covariance of their positions in `points` about their mean. With fewer than three neighbours `normals[i]` is zero
#     and `variation[i]` is 1. The direction of least spread is the dominant eigenvector of trace * identity -
#     covariance; `dominant_eigenvector` finds it by `POWER_STEPS` steps of power iteration from the column with the
#     longest vector. Turn the normal towards `viewpoint`. `variation[i]` is the least eigenvalue, not below 0, over the
#     trace, 0 where the trace is below `MIN_TRACE`, as is then the normal.
# launch: n
# inputs:
#     points[n] = uniform(-1, 1)
#     neighbors[n, 8] = index(-1, n)
#     viewpoint = uniform(4, 8)
#     normals[n] = zero
#     variation[n] = zero
# fits:
#     parameter_per_element(viewpoint)
#     parameter_per_group(viewpoint: scan)
#     indirect_thread
#     count_output(variation)
#     flag_output(variation)
import warp as wp

POWER_STEPS = wp.constant(24)
MIN_TRACE = wp.constant(1.0e-8)


@wp.func
def longest_column(matrix: wp.mat33) -> wp.vec3:
    best = wp.vec3(matrix[0, 0], matrix[1, 0], matrix[2, 0])
    for c in range(1, 3):
        column = wp.vec3(matrix[0, c], matrix[1, c], matrix[2, c])
        if wp.length_sq(column) > wp.length_sq(best):
            best = column
    return best


@wp.func
def dominant_eigenvector(matrix: wp.mat33) -> wp.vec3:
    """Unit eigenvector of the largest eigenvalue of a symmetric, positive matrix."""
    # a column is already in the range of the matrix, and cannot be orthogonal to all of it
    direction = wp.normalize(longest_column(matrix))
    step = int(0)
    while step < POWER_STEPS:
        direction = wp.normalize(matrix * direction)
        step += 1
    return direction


@wp.kernel
def estimate_point_normals(
    points: wp.array(dtype=wp.vec3),
    neighbors: wp.array2d(dtype=int),
    viewpoint: wp.vec3,
    normals: wp.array(dtype=wp.vec3),
    variation: wp.array(dtype=float),
):
    """Plane fit of a neighbourhood. Launch: one thread per point."""
    i = wp.tid()

    mean = wp.vec3()
    count = int(0)
    for k in range(neighbors.shape[1]):
        j = neighbors[i, k]
        if j >= 0:
            mean += points[j]
            count += 1

    if count < 3:
        normals[i] = wp.vec3()
        variation[i] = 1.0
        return
    mean = mean / float(count)

    covariance = wp.mat33()
    for k in range(neighbors.shape[1]):
        j = neighbors[i, k]
        if j >= 0:
            offset = points[j] - mean
            covariance += wp.outer(offset, offset)
    covariance = covariance / float(count)

    trace = wp.trace(covariance)
    if trace < MIN_TRACE:  # all neighbours in one place
        normals[i] = wp.vec3()
        variation[i] = 0.0
        return

    flipped = wp.identity(n=3, dtype=float) * trace - covariance
    normal = dominant_eigenvector(flipped)
    least = wp.dot(normal, covariance * normal)

    if wp.dot(normal, viewpoint - points[i]) < 0.0:
        normal = -normal
    normals[i] = normal
    variation[i] = wp.max(least, 0.0) / trace
