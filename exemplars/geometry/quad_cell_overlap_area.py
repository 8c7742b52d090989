# idea: overlap of quadrilaterals and grid cells
# brief: Compute the area that deformed quadrilateral cells share with the cells of a regular grid, by clipping polygons.
# description: Thread (quad, slot) takes the corners of quad, `corners[quad]` (four points in order around a convex
#     quadrilateral, counterclockwise or not), and the grid cell `target_cells[quad, slot]`, whose column is that number
#     modulo `columns` and whose row is the quotient; cells are squares with the side `cell_size`, the first one with
#     its corner at the origin. A negative cell marks a free slot and gives the area 0. Otherwise clip the polygon in
#     turn by the four sides of the cell (Sutherland and Hodgman): `clip_side` keeps what lies on the inner side of an
#     axis-aligned line, `signed_distance` positive inside, and adds the point where an edge crosses it. What is left
#     with fewer than three corners has the area 0. `polygon_area` is half the size of the shoelace sum. Write the area
#     to `overlap`, and add it to `covered` at the cell by an atomic addition if it is positive.
# launch: n, 4
# inputs:
#     corners[n, 4] = uniform(0, 4)
#     target_cells[n, 4] = index(-1, 16)
#     columns = constant(4)
#     cell_size = constant(1)
#     overlap[n, 4] = zero
#     covered[16] = zero
# fits:
#     total_output(overlap)
import warp as wp

# four corners, and at most one more per clipping line
MAX_CORNERS = 8
Polygon = wp.types.matrix(shape=(MAX_CORNERS, 2), dtype=wp.float32)


@wp.func
def signed_distance(point: wp.vec2, axis: int, bound: float, side: float) -> float:
    """Distance from the line where coordinate `axis` is `bound`, positive on the inner side."""
    return side * (point[axis] - bound)


@wp.func
def clip_side(polygon: Polygon, count: int, axis: int, bound: float, side: float):
    """Polygon (and its number of corners) without what lies outside of one line."""
    clipped = Polygon()
    kept = int(0)
    for k in range(count):
        current = wp.vec2(polygon[k, 0], polygon[k, 1])
        following = (k + 1) % count
        other = wp.vec2(polygon[following, 0], polygon[following, 1])
        d_current = signed_distance(current, axis, bound, side)
        d_other = signed_distance(other, axis, bound, side)

        if d_current >= 0.0 and kept < MAX_CORNERS:
            clipped[kept, 0] = current[0]
            clipped[kept, 1] = current[1]
            kept += 1

        # one end inside and the other outside: the difference cannot vanish
        if (d_current >= 0.0) != (d_other >= 0.0) and kept < MAX_CORNERS:
            crossing = wp.lerp(current, other, d_current / (d_current - d_other))
            clipped[kept, 0] = crossing[0]
            clipped[kept, 1] = crossing[1]
            kept += 1
    return clipped, kept


@wp.func
def polygon_area(polygon: Polygon, count: int) -> float:
    if count < 3:
        return 0.0
    twice = float(0.0)
    for k in range(count):
        following = (k + 1) % count
        twice += polygon[k, 0] * polygon[following, 1] - polygon[following, 0] * polygon[k, 1]
    return 0.5 * wp.abs(twice)


@wp.kernel(enable_backward=False)
def quad_cell_overlap_area(
    corners: wp.array2d(dtype=wp.vec2),
    target_cells: wp.array2d(dtype=int),
    columns: int,
    cell_size: float,
    overlap: wp.array2d(dtype=float),
    covered: wp.array(dtype=float),
):
    """Weights of a conservative remap from a deformed mesh to a regular grid. Launch: quads x slots."""
    quad, slot = wp.tid()
    cell = target_cells[quad, slot]
    if cell < 0:
        overlap[quad, slot] = 0.0
        return

    polygon = Polygon()
    for k in range(4):
        corner = corners[quad, k]
        polygon[k, 0] = corner[0]
        polygon[k, 1] = corner[1]
    count = int(4)

    left = float(cell % columns) * cell_size
    bottom = float(cell // columns) * cell_size
    polygon, count = clip_side(polygon, count, 0, left, 1.0)
    polygon, count = clip_side(polygon, count, 0, left + cell_size, -1.0)
    polygon, count = clip_side(polygon, count, 1, bottom, 1.0)
    polygon, count = clip_side(polygon, count, 1, bottom + cell_size, -1.0)

    area = polygon_area(polygon, count)
    overlap[quad, slot] = area
    if area > 0.0:
        wp.atomic_add(covered, cell, area)
