# .shape and len of an array field.
import warp as wp


@wp.struct
class Grid:
    cells: wp.array2d(dtype=float)


@wp.kernel
def shape_of_field(g: Grid, out: wp.array(dtype=int)):
    out[0] = g.cells.shape[0]
    out[1] = len(g.cells)
