import warp as wp


@wp.kernel
def climb_hull_support_per_query(
    query_active: wp.array[wp.uint8],
    verts: wp.array[wp.vec3d],
    nbr_start: wp.array[int],
    nbrs: wp.array[int],
    query_hull_pose: wp.array[wp.transformd],
    query_directions: wp.array[wp.vec3d],
    query_warm_start: wp.array[int],
    query_support_x: wp.array[wp.float64],
    query_support_y: wp.array[wp.float64],
    query_support_z: wp.array[wp.float64],
    query_steps: wp.array[int],
):
    query_id = wp.tid()
    if int(query_active[query_id]) == 0:
        return
    pose = query_hull_pose[query_id]
    direction = wp.quat_rotate_inv(
        wp.transform_get_rotation(pose), query_directions[query_id]
    )

    vert_id = query_warm_start[query_id]
    height = wp.dot(verts[vert_id], direction)

    climbing = bool(True)
    taken = int(0)
    while climbing and taken < 16:
        best = int(vert_id)
        best_height = wp.float64(height + wp.float64(1.0e-6))
        start = nbr_start[vert_id]
        for off in range(nbr_start[vert_id + 1] - start):
            k = start + off
            other_id = nbrs[k]
            other_height = wp.dot(verts[other_id], direction)
            if other_height <= best_height:
                continue
            best = other_id
            best_height = other_height
        climbing = best != vert_id
        if climbing:
            vert_id = best
            height = best_height
            taken += 1

    query_warm_start[query_id] = vert_id
    val = wp.transform_point(pose, verts[vert_id])
    query_support_x[query_id] = val[0]
    query_support_y[query_id] = val[1]
    query_support_z[query_id] = val[2]
    query_steps[query_id] = taken
