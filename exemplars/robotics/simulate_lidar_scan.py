# idea: simulated lidar in a distance field
# brief: Simulate the ranges and incidence of a planar lidar by sphere tracing through a signed distance grid.
# description: Launch in two dimensions: `robot` and `beam`. The beam leaves `robot_pose[robot]` (x, y, heading) at heading
#     plus `beam` times `angle_step`. At most `max_steps` times: the distance is `sample_distance`, bilinear over
#     `distance_grid` with nodes `cell` apart, coordinates clamped to the grid; below `HIT_DISTANCE` the beam has hit,
#     otherwise the range grows by it; at `max_range` or more it stops. After a hit `surface_cosine` is the dot product of
#     the unit gradient of the field (central differences of half a cell, in `distance_gradient`) with the reversed beam,
#     kept at 0 or more, and 0 where there is no gradient. Without a hit the range is `max_range` and the cosine 0. Writes
#     `ranges[robot, beam]` and `incidence[robot, beam]`.
# launch: n, 16
# inputs:
#     robot_pose[n] = uniform(0.5, 3.5)
#     distance_grid[16, 16] = uniform(0, 0.6)
#     cell = 0.25
#     angle_step = 0.3926991
#     max_range = uniform(2, 4)
#     max_steps = 24
#     ranges[n, 16] = zero
#     incidence[n, 16] = zero
# fits:
#     parameter_per_element(max_range: robot)
#     parameter_per_group(max_range: sensor)
import warp as wp

HIT_DISTANCE = wp.constant(0.05)
EPSILON = wp.constant(1.0e-4)


@wp.func
def sample_distance(grid: wp.array2d(dtype=float), cell: float, p: wp.vec2) -> float:
    """Bilinear interpolation; points outside see the border."""
    x = wp.clamp(p[0] / cell, 0.0, float(grid.shape[0] - 1))
    y = wp.clamp(p[1] / cell, 0.0, float(grid.shape[1] - 1))
    i = wp.min(int(x), grid.shape[0] - 2)
    j = wp.min(int(y), grid.shape[1] - 2)
    fx = x - float(i)
    fy = y - float(j)
    low = wp.lerp(grid[i, j], grid[i + 1, j], fx)
    high = wp.lerp(grid[i, j + 1], grid[i + 1, j + 1], fx)
    return wp.lerp(low, high, fy)


@wp.func
def distance_gradient(grid: wp.array2d(dtype=float), cell: float, p: wp.vec2) -> wp.vec2:
    h = 0.5 * cell
    east = sample_distance(grid, cell, p + wp.vec2(h, 0.0))
    west = sample_distance(grid, cell, p - wp.vec2(h, 0.0))
    north = sample_distance(grid, cell, p + wp.vec2(0.0, h))
    south = sample_distance(grid, cell, p - wp.vec2(0.0, h))
    return wp.vec2(east - west, north - south) / (2.0 * h)


@wp.func
def surface_cosine(gradient: wp.vec2, direction: wp.vec2) -> float:
    slope = wp.length(gradient)
    if slope < EPSILON:
        return 0.0
    return wp.max(-wp.dot(gradient, direction) / slope, 0.0)


@wp.kernel
def simulate_lidar_scan(robot_pose: wp.array(dtype=wp.vec3), distance_grid: wp.array2d(dtype=float), cell: float,
                        angle_step: float, max_range: float, max_steps: int, ranges: wp.array2d(dtype=float),
                        incidence: wp.array2d(dtype=float)):
    robot, beam = wp.tid()
    pose = robot_pose[robot]
    angle = pose[2] + float(beam) * angle_step
    direction = wp.vec2(wp.cos(angle), wp.sin(angle))
    origin = wp.vec2(pose[0], pose[1])

    travelled = float(0.0)
    cosine = float(0.0)
    hit = bool(False)
    for _ in range(max_steps):
        point = origin + direction * travelled
        distance = sample_distance(distance_grid, cell, point)
        if distance < HIT_DISTANCE:
            hit = True
            cosine = surface_cosine(distance_gradient(distance_grid, cell, point), direction)
            break
        travelled += distance  # nothing is nearer, so this step is safe
        if travelled >= max_range:
            break

    ranges[robot, beam] = wp.where(hit, travelled, max_range)
    incidence[robot, beam] = cosine
