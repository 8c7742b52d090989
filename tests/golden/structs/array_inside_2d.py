# A two-dimensional array as a field.
import warp as wp


@wp.struct
class Grid:
    cells: wp.array2d(dtype=float)
    width: int


@wp.kernel
def array_inside_2d(g: Grid):
    i, j = wp.tid()
    if j < g.width:
        g.cells[i, j] = g.cells[j, i] + 1.0
    row = g.cells[i]
    row[0] = 2.0
