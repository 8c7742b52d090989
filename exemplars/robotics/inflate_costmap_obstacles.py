# idea: inflation of obstacles in costmaps
# brief: Spread the cost of lethal cells over their surroundings, falling with distance, in a stack of costmaps.
# description: Launch in three dimensions: `layer`, `row`, `column` of `costmap`. A cell that is `UNKNOWN` keeps that value,
#     a `LETHAL` one too. For others the smallest squared distance in cells to a lethal cell is searched in the square of
#     `RADIUS` cells around, within the map. With none within `RADIUS` (by distance), the cell keeps its own cost. Otherwise
#     the distance d times `resolution` gives: up to `inscribed_radius` the cost `INSCRIBED`, beyond it (`INSCRIBED` - 1)
#     exp(-`decay` (d - inscribed_radius)), cut to an integer; the greater of that and the own cost is written. Output
#     `inflated`.
# launch: n, 12, 12
# inputs:
#     costmap[n, 12, 12] = index(225, 256)
#     resolution = 0.05
#     inscribed_radius = 0.06
#     decay = uniform(5, 10)
#     inflated[n, 12, 12] = zero
# fits:
#     parameter_per_element(inscribed_radius, decay: layer)
#     parameter_per_group(inscribed_radius, decay: footprint)
import warp as wp

RADIUS = 3
UNKNOWN = wp.constant(wp.uint8(255))
LETHAL = wp.constant(wp.uint8(254))
INSCRIBED = wp.constant(253)


@wp.func
def distance_cost(distance: float, inscribed_radius: float, decay: float) -> int:
    if distance <= inscribed_radius:
        return INSCRIBED
    return int(float(INSCRIBED - 1) * wp.exp(-decay * (distance - inscribed_radius)))


@wp.kernel(enable_backward=False)
def inflate_costmap_obstacles(costmap: wp.array3d(dtype=wp.uint8), resolution: float, inscribed_radius: float, decay: float,
                              inflated: wp.array3d(dtype=wp.uint8)):
    """Gathers from the surroundings of each cell, which needs no atomics and no queue."""
    layer, row, column = wp.tid()
    own = costmap[layer, row, column]
    inflated[layer, row, column] = own
    if own == UNKNOWN or own == LETHAL:
        return

    nearest = int(wp.static(RADIUS * RADIUS + 1))
    for r in range(wp.max(row - RADIUS, 0), wp.min(row + RADIUS + 1, costmap.shape[1])):
        for c in range(wp.max(column - RADIUS, 0), wp.min(column + RADIUS + 1, costmap.shape[2])):
            if costmap[layer, r, c] == LETHAL:
                nearest = wp.min(nearest, (r - row) * (r - row) + (c - column) * (c - column))
    if nearest > wp.static(RADIUS * RADIUS):
        return

    cost = distance_cost(wp.sqrt(float(nearest)) * resolution, inscribed_radius, decay)
    inflated[layer, row, column] = wp.uint8(wp.max(cost, int(own)))
