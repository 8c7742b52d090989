# idea: non-maximum suppression of edges
# brief: Thin image gradients to ridges one pixel wide and sort them into weak and strong edges.
# description: For pixel (row, column), the image gradient is `gradient[row, column]`, (x, y). Border pixels are no
#     edge. The strength is the length of the gradient; below `low` the pixel is no edge. The direction is rounded to
#     one of four: horizontal if |y| < `TAN_22` |x|, vertical if |x| < `TAN_22` |y|, else the diagonal on which x and y
#     have the same or different signs. The pixel is an edge if it is stronger than the neighbour before it in that
#     direction (the one in the row above, or for a horizontal one in the column to the left) and at least as strong as
#     the one after it. Write `STRONG` if the strength is at least `high`, `WEAK` if not, and `NO_EDGE` for all others
#     to `edges`.
# launch: n, 32
# inputs:
#     gradient[n, 32] = uniform(-1, 1)
#     low = uniform(0.3, 0.5)
#     high = uniform(0.9, 1.1)
#     edges[n, 32] = zero
import warp as wp

NO_EDGE = wp.constant(wp.uint8(0))
WEAK = wp.constant(wp.uint8(1))
STRONG = wp.constant(wp.uint8(2))
TAN_22 = wp.constant(0.41421356)


@wp.kernel
def thin_gradient_edges(gradient: wp.array2d(dtype=wp.vec2), low: float, high: float, edges: wp.array2d(dtype=wp.uint8)):
    row, column = wp.tid()
    if row == 0 or column == 0 or row == gradient.shape[0] - 1 or column == gradient.shape[1] - 1:
        edges[row, column] = NO_EDGE
        return

    g = gradient[row, column]
    strength = wp.length(g)
    if strength < low:
        edges[row, column] = NO_EDGE
        return

    # an edge runs across its gradient: the rivals lie along it
    dr = int(1)
    dc = int(1)
    if wp.abs(g[1]) < TAN_22 * wp.abs(g[0]):
        dr = 0
    elif wp.abs(g[0]) < TAN_22 * wp.abs(g[1]):
        dc = 0
    elif g[0] * g[1] < 0.0:
        dc = -1

    before = wp.length(gradient[row - dr, column - dc])
    after = wp.length(gradient[row + dr, column + dc])
    if strength <= before or strength < after:
        edges[row, column] = NO_EDGE
    elif strength >= high:
        edges[row, column] = STRONG
    else:
        edges[row, column] = WEAK
