# idea: vertex normals of cloth grids
# brief: Compute smooth vertex normals of rectangular cloth sheets from central differences, with one-sided ones at the border.
# description: Launch in three dimensions: `sheet`, `row`, `column` over `points`. The neighbours are one row or column
#     before and after, clamped to the sheet, so that border vertices use one-sided differences. The normal is the cross
#     product of the difference along rows and that along columns, of the type of `points` elements (generic), normalised;
#     where it is shorter than `EPSILON` the folded vertex gets `fallback`. Writes `normals[sheet, row, column]`. The
#     overload is for vec3f.
# launch: n, 8, 8
# inputs:
#     points[n, 8, 8] = uniform(-1, 1)
#     fallback = unit
#     normals[n, 8, 8] = zero
from typing import Any

import warp as wp

EPSILON = 1.0e-6


@wp.kernel
def cloth_grid_normals(points: wp.array3d(dtype=Any), fallback: Any, normals: wp.array3d(dtype=Any)):
    """Normals for shading; the sheets have the same number of rows and columns."""
    sheet, row, column = wp.tid()
    above = wp.max(row - 1, 0)
    below = wp.min(row + 1, points.shape[1] - 1)
    left = wp.max(column - 1, 0)
    right = wp.min(column + 1, points.shape[2] - 1)

    along_rows = points[sheet, below, column] - points[sheet, above, column]
    along_columns = points[sheet, row, right] - points[sheet, row, left]
    normal = wp.cross(along_rows, along_columns)
    length = wp.length(normal)
    if length > type(length)(EPSILON):
        normals[sheet, row, column] = normal / length
    else:
        normals[sheet, row, column] = fallback


wp.overload(cloth_grid_normals, [wp.array3d(dtype=wp.vec3f), wp.vec3f, wp.array3d(dtype=wp.vec3f)])
