# idea: Dijkstra search of robot routes on small grid maps
# brief: Find the cheapest route of every robot over its own small map and write its first steps.
# description: Map `m` is a row of `SIDE` x `SIDE` cells in `terrain[m]`: 0 is free, 1 to 3 cost so much more to enter, `WALL` (4)
#     and more cannot be entered. The robot goes from the cell `start[m]` to the cell `goal[m]`. Dijkstra's algorithm with a
#     linear search works on two arrays of the map: `distance[m]`, at first `FAR` but 0 at the start, and `came_from[m]`, at first
#     -1 (`clear_search`). In each of at most `SIDE * SIDE` rounds `nearest_open` picks the cell with the least distance that is
#     not closed (closed cells are bits of a mask), the first among equals; if there is none below `FAR`, or it is the goal, the
#     search ends. `relax_neighbors` closes it and tries its four neighbors inside of the map (`neighbor_of` for each of the
#     `STEPS` up, down, left, right: -1 where the map ends): entering costs `entry_cost`, 1 plus the terrain, and a shorter way
#     sets distance and predecessor. At the end `route_cost[m]` is the distance of the goal or -1 if it was not reached, and
#     `first_step[m]` the second cell of the route, found by `trace_first_step` walking back from the goal: the start itself if it
#     is the goal, -1 without a route. A robot inside a wall, at either end, has no route.
# launch: n
# inputs:
#     terrain[n, 16] = index(0, 6)
#     start[n] = index(0, 16)
#     goal[n] = index(0, 16)
#     distance[n, 16] = zero
#     came_from[n, 16] = zero
#     route_cost[n] = zero
#     first_step[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

SIDE = wp.constant(4)
WALL = wp.constant(4)
FAR = wp.constant(1000000)
STEPS = wp.constant(4)


@wp.func
def neighbor_of(cell: int, step: int) -> int:
    """Cell above, below, left or right; -1 outside of the map."""
    row = cell // SIDE
    column = cell % SIDE
    if step == 0:
        row -= 1
    elif step == 1:
        row += 1
    elif step == 2:
        column -= 1
    else:
        column += 1
    if row < 0 or column < 0 or row >= SIDE or column >= SIDE:
        return -1
    return row * SIDE + column


@wp.func
def entry_cost(kind: int) -> int:
    if kind >= WALL:
        return FAR
    return 1 + kind


@wp.func
def clear_search(
    distance: wp.array2d(dtype=int),
    came_from: wp.array2d(dtype=int),
    map: int,
    start: int,
):
    for cell in range(distance.shape[1]):
        distance[map, cell] = FAR
        came_from[map, cell] = -1
    distance[map, start] = 0


@wp.func
def nearest_open(distance: wp.array2d(dtype=int), closed: int, map: int) -> int:
    """Open cell with the least distance, -1 if no open cell was reached yet."""
    nearest = int(-1)
    least = int(FAR)
    for cell in range(distance.shape[1]):
        if ((closed >> cell) & 1) == 0 and distance[map, cell] < least:
            nearest = cell
            least = distance[map, cell]
    return nearest


@wp.func
def relax_neighbors(
    terrain: wp.array2d(dtype=int),
    distance: wp.array2d(dtype=int),
    came_from: wp.array2d(dtype=int),
    closed: int,
    map: int,
    cell: int,
) -> int:
    """Tries the ways on from a cell; returns the closed set with that cell in it."""
    for step in range(STEPS):
        other = neighbor_of(cell, step)
        if other >= 0 and ((closed >> other) & 1) == 0:
            cost = entry_cost(terrain[map, other])
            if cost < FAR:
                total = distance[map, cell] + cost
                if total < distance[map, other]:
                    distance[map, other] = total
                    came_from[map, other] = cell
    return closed | (1 << cell)


@wp.func
def trace_first_step(
    came_from: wp.array2d(dtype=int), map: int, start: int, goal: int
) -> int:
    cell = int(goal)
    walked = int(0)
    # a route visits no cell twice, so this bound is never what ends the walk
    while (
        cell != start and came_from[map, cell] != start and walked < came_from.shape[1]
    ):
        cell = came_from[map, cell]
        walked += 1
    return cell


@wp.kernel
def search_warehouse_routes(
    terrain: wp.array2d(dtype=int),
    start: wp.array(dtype=int),
    goal: wp.array(dtype=int),
    distance: wp.array2d(dtype=int),
    came_from: wp.array2d(dtype=int),
    route_cost: wp.array(dtype=int),
    first_step: wp.array(dtype=int),
):
    """Plans one route per thread on a private map of 16 cells.

    The maps are so small that a linear search for the nearest cell beats a heap, and the closed set fits into the
    bits of an integer.
    """
    m = wp.tid()
    source = start[m]
    target = goal[m]
    route_cost[m] = -1
    first_step[m] = -1
    clear_search(distance, came_from, m, source)
    if terrain[m, source] >= WALL or terrain[m, target] >= WALL:
        return

    closed = int(0)
    for round in range(distance.shape[1]):
        cell = nearest_open(distance, closed, m)
        if cell < 0:
            return  # walled in
        if cell == target:
            route_cost[m] = distance[m, target]
            first_step[m] = trace_first_step(came_from, m, source, target)
            return
        closed = relax_neighbors(terrain, distance, came_from, closed, m, cell)
