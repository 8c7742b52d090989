import warp as wp


@wp.struct
class Element:
    hull_pose: wp.transform
    directions: wp.vec3


@wp.kernel
def _perform_support_mapping(
        tolerance: float, query_worklist: wp.array[int], vertices: wp.array[wp.vec3],
        neighbor_start: wp.array[wp.int64], neighbors: wp.array[wp.int64],
        elements: wp.array[Element], warm_start: wp.array[int], support: wp.array[wp.vec3],
        steps: wp.array[int]):
    thread = wp.tid()
    query = query_worklist[thread]
    pose = elements[query].hull_pose
    direction = wp.quat_rotate_inv(wp.transform_get_rotation(pose), elements[query].directions)

    # motion is coherent: the last answer is at most a few edges away
    vertex = warm_start[query]
    height = wp.dot(vertices[vertex], direction)

    climbing = bool(True)
    taken = int(0)
    while climbing and taken < 16:
        best = int(vertex)
        best_height = float(height + tolerance)
        for k in range(int(neighbor_start[vertex]), int(neighbor_start[vertex + 1])):
            other = int(neighbors[k])
            other_height = wp.dot(vertices[other], direction)
            if other_height <= best_height:
                continue
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
