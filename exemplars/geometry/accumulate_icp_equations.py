# idea: point-to-plane ICP normal equations
# brief: Sum the normal equations of one point-to-plane registration step over all matched points, with robust weights.
# description: For every source point, move `source[i]` by `estimate` and take its match j = `matches[i]` in `target` with the
#     normal `target_normals[j]`. Points without a match (negative), farther from it than `max_distance`, or whose normal,
#     turned by the estimate from `source_normals[i]`, makes a cosine below `min_cosine` with that of the match are rejected.
#     The residual is the distance from the plane of the match, the Jacobian the spatial vector of (moved x normal, normal).
#     `huber_weight` is 1 up to `huber_delta` and `huber_delta` over the size of the residual beyond. Atomically add the
#     weighted outer product of the Jacobian to `hessian[0]`, the weighted Jacobian times the negative residual to
#     `gradient[0]`, the weighted square of the residual to `cost[0]`, and 1 to `inliers[0]`.
# launch: n
# inputs:
#     source[n] = uniform(-1, 1)
#     source_normals[n] = unit
#     target[n] = uniform(-1, 1)
#     target_normals[n] = unit
#     matches[n] = index(-1, n)
#     estimate = rigid(-0.1, 0.1)
#     max_distance = uniform(1, 2)
#     min_cosine = constant(0)
#     huber_delta = uniform(0.1, 0.3)
#     hessian[1] = zero
#     gradient[1] = zero
#     cost[1] = zero
#     inliers[1] = zero
# fits:
#     parameter_per_group(max_distance, huber_delta: sensor)
#     active_mask
#     indirect_thread
import warp as wp


@wp.func
def huber_weight(residual: float, delta: float) -> float:
    """Weight of a residual in iteratively reweighted least squares; outliers count by their size, not its square."""
    size = wp.abs(residual)
    if size <= delta:
        return 1.0
    return delta / size


@wp.kernel
def accumulate_icp_equations(
    source: wp.array(dtype=wp.vec3), source_normals: wp.array(dtype=wp.vec3),
    target: wp.array(dtype=wp.vec3), target_normals: wp.array(dtype=wp.vec3),
    matches: wp.array(dtype=int), estimate: wp.transform, max_distance: float, min_cosine: float, huber_delta: float,
    hessian: wp.array(dtype=wp.spatial_matrix), gradient: wp.array(dtype=wp.spatial_vector),
    cost: wp.array(dtype=float), inliers: wp.array(dtype=int),
):
    i = wp.tid()
    j = matches[i]
    if j < 0:
        return

    moved = wp.transform_point(estimate, source[i])
    normal = target_normals[j]
    offset = moved - target[j]
    if wp.length_sq(offset) > max_distance * max_distance:
        return
    # points on the back of a thin wall are near but belong to another surface
    if wp.dot(wp.transform_vector(estimate, source_normals[i]), normal) < min_cosine:
        return

    residual = wp.dot(offset, normal)
    jacobian = wp.spatial_vector(wp.cross(moved, normal), normal)
    weight = huber_weight(residual, huber_delta)

    wp.atomic_add(hessian, 0, wp.outer(jacobian, jacobian) * weight)
    wp.atomic_add(gradient, 0, jacobian * (-weight * residual))
    wp.atomic_add(cost, 0, weight * residual * residual)
    wp.atomic_add(inliers, 0, 1)
