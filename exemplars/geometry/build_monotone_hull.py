# idea: convex hull in the plane
# brief: Build the convex hull of points that are sorted by x with the monotone chain algorithm.
# description: One thread does all. `xs` is rising, `ys` the other coordinate of the same points. First the lower hull
#     from left to right: `extend_chain` drops the last point of `hull` while the last two points and the new one do not
#     turn left (`turn` at most 0), as long as more than the chain's first point is left, then adds the new one. Then
#     the upper hull from right to left, beginning with the rightmost point, which is already there. The leftmost point,
#     which closes the hull, comes last in `hull` again but does not count. `hull` holds the indexes of the points,
#     counterclockwise, and `hull_size[0]` their number.
# launch: 1
# inputs:
#     xs[64] = sorted(-1, 1)
#     ys[64] = uniform(-1, 1)
#     hull[129] = zero
#     hull_size[1] = zero
import warp as wp


@wp.func
def turn(xs: wp.array(dtype=float), ys: wp.array(dtype=float), a: int, b: int, c: int) -> float:
    """Positive if the way from a over b to c turns left."""
    return (xs[b] - xs[a]) * (ys[c] - ys[a]) - (ys[b] - ys[a]) * (xs[c] - xs[a])


@wp.func
def extend_chain(
    xs: wp.array(dtype=float), ys: wp.array(dtype=float), point: int, first: int, size: int, hull: wp.array(dtype=int)
) -> int:
    """Adds a point to the chain that begins at place `first` of the hull; returns the new size of the hull."""
    top = int(size)
    while top - first >= 2 and turn(xs, ys, hull[top - 2], hull[top - 1], point) <= 0.0:
        top -= 1
    hull[top] = point
    return top + 1


@wp.kernel(enable_backward=False)
def build_monotone_hull(xs: wp.array(dtype=float), ys: wp.array(dtype=float), hull: wp.array(dtype=int),
                        hull_size: wp.array(dtype=int)):
    """The stack of candidates makes it serial; a batch of hulls would take a thread each. Launch: a single thread."""
    count = xs.shape[0]
    size = int(0)
    for p in range(count):
        size = extend_chain(xs, ys, p, 0, size, hull)

    # the upper chain begins with the last point of the lower one
    first = size - 1
    for k in range(1, count):
        size = extend_chain(xs, ys, count - 1 - k, first, size, hull)
    hull_size[0] = size - 1
