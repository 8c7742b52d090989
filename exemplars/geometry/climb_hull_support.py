# idea: support mapping by hill climbing
# brief: Walk over the vertices of convex hulls to the farthest one along a direction, from where the last query ended.
# description: For every query, start at vertex `warm_start[query]` and climb: among the neighbours of the current vertex
#     (`neighbors` from `neighbor_start[vertex]` to `neighbor_start[vertex + 1]`) find the one with the greatest dot product
#     of its position in `vertices` with the direction, and go there if it is greater than that of the current vertex by more
#     than `TOLERANCE`, until none is, or after `MAX_STEPS` steps. The direction is `directions[query]`, turned into the frame
#     of the hull by the inverse rotation of `hull_pose[query]`. Write the vertex to `warm_start`, its world position to
#     `support`, and the number of steps to `steps`.
# launch: n
# inputs:
#     vertices[4*n] = uniform(-1, 1)
#     neighbor_start[4*n+1] = offsets(0, 20*n)
#     neighbors[20*n] = index(0, 4*n)
#     hull_pose[n] = rigid(-4, 4)
#     directions[n] = unit
#     warm_start[n] = index(0, 4*n)
#     support[n] = zero
#     steps[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

MAX_STEPS = wp.constant(16)
TOLERANCE = wp.constant(1.0e-6)


@wp.kernel
def climb_hull_support(
    vertices: wp.array(dtype=wp.vec3),
    neighbor_start: wp.array(dtype=int),
    neighbors: wp.array(dtype=int),
    hull_pose: wp.array(dtype=wp.transform),
    directions: wp.array(dtype=wp.vec3),
    warm_start: wp.array(dtype=int),
    support: wp.array(dtype=wp.vec3),
    steps: wp.array(dtype=int),
):
    query = wp.tid()
    pose = hull_pose[query]
    direction = wp.quat_rotate_inv(wp.transform_get_rotation(pose), directions[query])

    # motion is coherent: the last answer is at most a few edges away
    vertex = warm_start[query]
    height = wp.dot(vertices[vertex], direction)

    climbing = bool(True)
    taken = int(0)
    while climbing and taken < MAX_STEPS:
        best = int(vertex)
        best_height = float(height + TOLERANCE)
        for k in range(neighbor_start[vertex], neighbor_start[vertex + 1]):
            other = neighbors[k]
            other_height = wp.dot(vertices[other], direction)
            if other_height > best_height:
                best = other
                best_height = other_height
        climbing = best != vertex
        if climbing:
            vertex = best
            height = best_height
            taken += 1

    warm_start[query] = vertex
    support[query] = wp.transform_point(pose, vertices[vertex])
    steps[query] = taken
