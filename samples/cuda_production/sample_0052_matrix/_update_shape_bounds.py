import warp

SPHERE = warp.constant(0)
CAPSULE = warp.constant(2)
UNBOUNDED = warp.constant(1.0e6)


@warp.kernel
def _update_shape_bounds(
    shape_type: warp.array[warp.int16],
    shape_size: warp.array[warp.vec3f],
    shape_body: warp.array[warp.int32],
    shape_local: warp.array[warp.transformf],
    body_poses: warp.array2d[warp.transformf],
    margin: warp.float32,
    lower: warp.array3d[float],
    upper: warp.array3d[float],
):
    world_idx, s = warp.tid()
    pose = shape_local[s]
    body_idx = shape_body[s]
    if body_idx >= 0:  # otherwise the shape is part of the static scene
        pose = warp.transform_multiply(body_poses[body_idx, world_idx], pose)
    rot = warp.quat_to_matrix(warp.transform_get_rotation(pose))
    size = shape_size[s]
    half = warp.vec3f(UNBOUNDED, UNBOUNDED, UNBOUNDED)
    if int(shape_type[s]) == SPHERE:
        half = warp.vec3f(size[0], size[0], size[0])
    elif int(shape_type[s]) == 1:
        for axis in range(3):
            half[axis] = warp.dot(warp.abs(rot[axis]), size)
    elif int(shape_type[s]) == CAPSULE:
        for axis in range(3):
            half[axis] = warp.abs(rot[axis, 1]) * size[1] + size[0]
    half = half + warp.vec3f(margin)
    ctr = warp.transform_get_translation(pose)
    new_val = ctr - half
    lower[s, world_idx, 0] = new_val[0]
    lower[s, world_idx, 1] = new_val[1]
    lower[s, world_idx, 2] = new_val[2]
    val = ctr + half
    upper[world_idx, s, 0] = val[0]
    upper[world_idx, s, 1] = val[1]
    upper[world_idx, s, 2] = val[2]
