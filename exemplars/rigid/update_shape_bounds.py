# idea: bounding boxes of collision shapes
# brief: Compute the world-aligned bounding box of every collision shape for the broad phase.
# description: Launch in two dimensions: `world` and shape `s`; the shapes are the same in all worlds. The pose of a shape is
#     `body_pose[world]` of `shape_body[s]` times `shape_local[s]`, or `shape_local[s]` alone where the body is negative.
#     Half extents of the box by `shape_type[s]`: `SPHERE` radius (x of `shape_size[s]`) in all directions; `BOX` |R| times
#     the three half sizes, R the rotation matrix; `CAPSULE` the y half length times the absolute second column of R plus the
#     radius x; others (planes, height fields) `UNBOUNDED`. All are widened by `margin`. Writes `lower[world, s]` and
#     `upper[world, s]`, centre minus and plus the half extents.
# launch: n, 8
# inputs:
#     shape_type[8] = index(0, 4)
#     shape_size[8] = uniform(0.1, 0.5)
#     shape_body[8] = index(-1, 5)
#     shape_local[8] = rigid(-0.2, 0.2)
#     body_pose[n, 5] = rigid(-2, 2)
#     margin = uniform(0.01, 0.05)
#     lower[n, 8] = zero
#     upper[n, 8] = zero
# fits:
#     parameter_per_element(margin: s)
import warp as wp

SPHERE = wp.constant(0)
BOX = wp.constant(1)
CAPSULE = wp.constant(2)
UNBOUNDED = wp.constant(1.0e6)


@wp.kernel
def update_shape_bounds(
    shape_type: wp.array(dtype=wp.int32),
    shape_size: wp.array(dtype=wp.vec3f),
    shape_body: wp.array(dtype=wp.int32),
    shape_local: wp.array(dtype=wp.transformf),
    body_pose: wp.array2d(dtype=wp.transformf),
    margin: wp.float32,
    lower: wp.array2d(dtype=wp.vec3f),
    upper: wp.array2d(dtype=wp.vec3f),
):
    world, s = wp.tid()
    pose = shape_local[s]
    body = shape_body[s]
    if body >= 0:  # otherwise the shape is part of the static scene
        pose = wp.transform_multiply(body_pose[world, body], pose)
    rotation = wp.quat_to_matrix(wp.transform_get_rotation(pose))
    size = shape_size[s]

    half = wp.vec3f(UNBOUNDED, UNBOUNDED, UNBOUNDED)
    if shape_type[s] == SPHERE:
        half = wp.vec3f(size[0], size[0], size[0])
    elif shape_type[s] == BOX:
        for axis in range(3):
            half[axis] = wp.dot(wp.abs(rotation[axis]), size)
    elif shape_type[s] == CAPSULE:
        for axis in range(3):
            half[axis] = wp.abs(rotation[axis, 1]) * size[1] + size[0]

    half = half + wp.vec3f(margin)
    center = wp.transform_get_translation(pose)
    lower[world, s] = center - half
    upper[world, s] = center + half
