# idea: occupancy grid update from range beams
# brief: Trace range beams through an occupancy grid and add up the evidence for free and occupied cells.
# description: One thread per beam `b`. The sensor pose is `sensor_pose` of `scan_of[b]` (x, y, heading); the direction
#     is heading plus `bearing[b]`. A range in `ranges[b]` below `min_range` is invalid and does nothing (`visited[b]`
#     stays); one of `max_range` or more saw nothing: its whole ray, cut at `max_range`, is free. The walk starts in the
#     sensor's cell of size `cell_size` and goes from cell to cell by the next crossing of a vertical or horizontal grid
#     line (Amanatides and Woo), `crossing_step` being the distance between crossings along an axis, `FAR` for a
#     direction without that component. It ends outside of the grid, after `MAX_CELLS` steps, or when the next crossing
#     is beyond the range. Each cell passed gets `miss` added to `evidence[row, column]` atomically; the cell where a
#     valid beam ends gets `hit` instead. The number of cells visited goes to `visited[b]`.
# launch: n
# inputs:
#     sensor_pose[n] = uniform(0.5, 6)
#     scan_of[n] = index(0, n)
#     bearing[n] = uniform(-3, 3)
#     ranges[n] = uniform(0, 6)
#     min_range = 0.5
#     max_range = 5
#     cell_size = 0.2
#     hit = index(5, 10)
#     miss = index(-3, 0)
#     evidence[32, 32] = zero
#     visited[n] = zero
# fits:
#     parameter_per_group(min_range, max_range: sensor)
#     total_output(visited)
import warp as wp

FAR = wp.constant(1.0e9)
MAX_CELLS = wp.constant(64)


@wp.func
def crossing_step(direction: float, cell_size: float) -> float:
    if direction == 0.0:
        return FAR
    return cell_size / wp.abs(direction)


@wp.func
def first_crossing(origin: float, cell: int, direction: float, cell_size: float) -> float:
    """Distance along the ray to the first grid line of an axis."""
    if direction > 0.0:
        return (float(cell + 1) * cell_size - origin) / direction
    elif direction < 0.0:
        return (float(cell) * cell_size - origin) / direction
    return FAR


@wp.kernel(enable_backward=False)
def trace_beams_into_occupancy_grid(
    sensor_pose: wp.array(dtype=wp.vec3),
    scan_of: wp.array(dtype=int),
    bearing: wp.array(dtype=float),
    ranges: wp.array(dtype=float),
    min_range: float,
    max_range: float,
    cell_size: float,
    hit: int,
    miss: int,
    evidence: wp.array2d(dtype=int),
    visited: wp.array(dtype=int),
):
    """Adds integer log-odds along each beam; integers make the sum independent of the order of threads."""
    b = wp.tid()
    measured = ranges[b]
    if measured < min_range:
        return
    reach = wp.min(measured, max_range)

    pose = sensor_pose[scan_of[b]]
    dx = wp.cos(pose[2] + bearing[b])
    dy = wp.sin(pose[2] + bearing[b])
    column = int(wp.floor(pose[0] / cell_size))
    row = int(wp.floor(pose[1] / cell_size))
    next_x = first_crossing(pose[0], column, dx, cell_size)
    next_y = first_crossing(pose[1], row, dy, cell_size)

    steps = int(0)
    while steps < MAX_CELLS:
        if row < 0 or column < 0 or row >= evidence.shape[0] or column >= evidence.shape[1]:
            break
        steps += 1
        if wp.min(next_x, next_y) > reach:
            # the beam ends here, at an obstacle unless it ran out of range
            wp.atomic_add(evidence, row, column, wp.where(measured < max_range, hit, miss))
            break
        wp.atomic_add(evidence, row, column, miss)
        if next_x < next_y:
            column += wp.where(dx > 0.0, 1, -1)
            next_x += crossing_step(dx, cell_size)
        else:
            row += wp.where(dy > 0.0, 1, -1)
            next_y += crossing_step(dy, cell_size)
    visited[b] = steps
