# idea: bounding boxes of instances
# brief: Compute the world bounding box of every instance of a shape from the box of the shape.
# description: Instance i places shape s = `instance_shape[i]` by `instance_pose[i]` after scaling it by `instance_scale[i]`.
#     The shape's box is given by `shape_center[s]` and `shape_extent[s]`, half its sides. The world box has its centre at the
#     moved, scaled centre; its half sides are the matrix of the absolute values of the rotation times the scaled extent,
#     which encloses the turned box exactly. Hidden instances, with a negative shape, get an inverted box, `EMPTY` to
#     -`EMPTY`, that meets nothing. Write the corners to `world_lower` and `world_upper`.
# launch: n
# inputs:
#     instance_shape[n] = index(-1, 8)
#     instance_pose[n] = rigid(-10, 10)
#     instance_scale[n] = uniform(0.5, 2)
#     shape_center[8] = uniform(-1, 1)
#     shape_extent[8] = uniform(0.1, 1)
#     world_lower[n] = zero
#     world_upper[n] = zero
# fits:
#     indirect_thread
import warp as wp

EMPTY = wp.constant(1.0e10)


@wp.kernel
def transform_instance_bounds(
    instance_shape: wp.array(dtype=int),
    instance_pose: wp.array(dtype=wp.transform),
    instance_scale: wp.array(dtype=wp.vec3),
    shape_center: wp.array(dtype=wp.vec3),
    shape_extent: wp.array(dtype=wp.vec3),
    world_lower: wp.array(dtype=wp.vec3),
    world_upper: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    s = instance_shape[i]
    if s < 0:
        world_lower[i] = wp.vec3(EMPTY, EMPTY, EMPTY)
        world_upper[i] = wp.vec3(-EMPTY, -EMPTY, -EMPTY)
        return

    pose = instance_pose[i]
    scale = instance_scale[i]
    center = wp.transform_point(pose, wp.cw_mul(shape_center[s], scale))
    extent = wp.cw_mul(shape_extent[s], scale)

    rotation = wp.quat_to_matrix(wp.transform_get_rotation(pose))
    for axis in range(3):
        reach = wp.dot(wp.abs(rotation[axis]), extent)
        world_lower[i][axis] = center[axis] - reach
        world_upper[i][axis] = center[axis] + reach
