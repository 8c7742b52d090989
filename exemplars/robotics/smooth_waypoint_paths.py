# idea: path smoothing under obstacle potential
# brief: Do one relaxation sweep over the waypoints of many paths, trading smoothness against distance from obstacles and from the original path.
# description: Launch in two dimensions: `path` and `waypoint`. Paths have `waypoint_count[path]` points; threads beyond
#     leave, and the two end points are copied. An inner point x moves by `smooth_weight` times (mean of both neighbours -
#     x), plus `anchor_weight` times (`original` - x), plus, for each of the obstacles (x, y, radius) in `obstacles` whose
#     distance minus radius is less than `clearance`, `obstacle_weight` times (clearance - that) along the direction away
#     from its centre; a point closer to the centre than `EPSILON` is not pushed. The move is cut to `max_move` in length.
#     All reads are from `points`, the result goes to `relaxed`; the largest move of a path is kept in `largest_move[path]`
#     by an atomic maximum.
# launch: n, 16
# inputs:
#     waypoint_count[n] = index(2, 17)
#     points[n, 16] = uniform(-1, 1)
#     original[n, 16] = uniform(-1, 1)
#     obstacles[5] = uniform(0.1, 0.5)
#     smooth_weight = uniform(0.2, 0.5)
#     anchor_weight = uniform(0.05, 0.1)
#     obstacle_weight = uniform(0.2, 0.5)
#     clearance = uniform(0.1, 0.3)
#     max_move = uniform(0.2, 0.4)
#     relaxed[n, 16] = zero
#     largest_move[n] = zero
# fits:
#     parameter_per_element(clearance, max_move: path)
#     parameter_per_group(clearance: vehicle)
#     difference_output(relaxed)
import warp as wp

EPSILON = 1.0e-4


@wp.kernel
def smooth_waypoint_paths(
    waypoint_count: wp.array(dtype=int),
    points: wp.array2d(dtype=wp.vec2),
    original: wp.array2d(dtype=wp.vec2),
    obstacles: wp.array(dtype=wp.vec3),
    smooth_weight: float,
    anchor_weight: float,
    obstacle_weight: float,
    clearance: float,
    max_move: float,
    relaxed: wp.array2d(dtype=wp.vec2),
    largest_move: wp.array(dtype=float),
):
    path, waypoint = wp.tid()
    count = waypoint_count[path]
    if waypoint >= count:
        return
    x = points[path, waypoint]
    if waypoint == 0 or waypoint == count - 1:  # start and goal are given
        relaxed[path, waypoint] = x
        return

    middle = (points[path, waypoint - 1] + points[path, waypoint + 1]) * 0.5
    move = smooth_weight * (middle - x) + anchor_weight * (original[path, waypoint] - x)
    for k in range(obstacles.shape[0]):
        away = x - wp.vec2(obstacles[k][0], obstacles[k][1])
        distance = wp.length(away)
        intrusion = clearance - (distance - obstacles[k][2])
        if intrusion > 0.0 and distance > EPSILON:
            move += away * (obstacle_weight * intrusion / distance)

    length = wp.length(move)
    if length > max_move:
        move = move * (max_move / length)
    relaxed[path, waypoint] = x + move
    wp.atomic_max(largest_move, path, wp.min(length, max_move))
