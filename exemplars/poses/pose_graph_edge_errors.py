# idea: errors of a pose graph
# brief: Compute the error of every relative pose measurement of a pose graph on the tangent space.
# description: Edge e joins the poses `edges[e]`, a and b, whose relative pose was measured as `measured[e]`. The error
#     is the motion measured^-1 * a^-1 * b of `poses`, all in double precision. Its rotation vector is `rotation_log` of
#     the rotation: the quaternion turned to the side with w >= 0, then twice the angle over the sine times the vector
#     part, or twice the vector part if that is shorter than `SMALL`. `errors[e]` is the spatial vector of the rotation
#     vector and the translation, component by component times `sqrt_information[e]`. Edges that were switched off
#     (`enabled[e]` 0) or join a pose with itself have the error zero. `chi_squared[e]` is the squared length of
#     `errors[e]`, 0 for those edges.
# launch: n
# inputs:
#     edges[n] = index(0, n)
#     measured[n] = rigid(-1, 1)
#     poses[n] = rigid(-4, 4)
#     sqrt_information[n] = uniform(0.5, 2)
#     enabled[n] = index(0, 3)
#     errors[n] = zero
#     chi_squared[n] = zero
# fits:
#     total_output(chi_squared)
#     largest_output(chi_squared)
#     count_output(chi_squared)
#     flag_output(chi_squared)
import warp as wp

SMALL = wp.constant(wp.float64(1.0e-9))


@wp.func
def rotation_log(q: wp.quatd) -> wp.vec3d:
    """Rotation vector of a unit quaternion, at most pi long."""
    v = wp.vec3d(q[0], q[1], q[2])
    w = q[3]
    if w < wp.float64(0.0):
        v = -v
        w = -w
    sine = wp.length(v)
    two = wp.float64(2.0)
    if sine < SMALL:
        return v * two
    return v * (two * wp.atan2(sine, w) / sine)


@wp.kernel
def pose_graph_edge_errors(
    edges: wp.array(dtype=wp.vec2i),
    measured: wp.array(dtype=wp.transformd),
    poses: wp.array(dtype=wp.transformd),
    sqrt_information: wp.array(dtype=wp.spatial_vectord),
    enabled: wp.array(dtype=wp.int32),
    errors: wp.array(dtype=wp.spatial_vectord),
    chi_squared: wp.array(dtype=wp.float64),
):
    """Residuals of one linearization of pose graph optimization. Launch: one thread per edge."""
    e = wp.tid()
    a = edges[e][0]
    b = edges[e][1]
    if enabled[e] == 0 or a == b:
        errors[e] = wp.spatial_vectord()
        chi_squared[e] = wp.float64(0.0)
        return

    predicted = wp.transform_multiply(wp.transform_inverse(poses[a]), poses[b])
    deviation = wp.transform_multiply(wp.transform_inverse(measured[e]), predicted)
    rotation = rotation_log(wp.transform_get_rotation(deviation))
    translation = wp.transform_get_translation(deviation)

    error = wp.spatial_vectord(
        rotation[0], rotation[1], rotation[2], translation[0], translation[1], translation[2]
    )
    error = wp.cw_mul(error, sqrt_information[e])
    errors[e] = error
    chi_squared[e] = wp.dot(error, error)
