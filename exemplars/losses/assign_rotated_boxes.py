# idea: assigning rotated boxes by overlap
# brief: For every predicted rotated box find the candidate object with the largest intersection over union, by clipping polygons.
# description: One thread per box of `predictions`. Boxes are (center x, center y, width, height, angle). The candidates
#     of prediction `p` are `candidates[k]` for k from `candidate_start[p]` to `candidate_start[p + 1]`, exclusive, rows
#     of `objects`; those whose centers are half the sum of the diagonals or more apart cannot overlap and are skipped
#     (`may_overlap`). `rotated_iou` makes a `Polygon` of the prediction and clips it (`clip`) by the four edges of the
#     object, counterclockwise: corners on the inner side (`side_of` not negative) are kept, and where an edge of the
#     polygon crosses the line the crossing is added, up to `MAX_CORNERS`. `polygon_area` is the shoelace formula. The
#     overlap is the clipped area over the union, the sum of both areas minus the clipped one, which counts as
#     `MIN_AREA` at least. `best_overlap[p]` and `best_object[p]` get the largest overlap and its object, the first of
#     equal ones, and 0 and -1 if none overlaps. `label[p]` is `POSITIVE` from `positive_above` on, `NEGATIVE` below
#     `negative_below`, and `IGNORED` between. `positives` of the object grows by one, atomically, if the label is
#     `POSITIVE`.
# launch: n
# inputs:
#     predictions[n] = uniform(0.2, 1.2)
#     objects[n] = uniform(0.2, 1.2)
#     candidate_start[n+1] = offsets(0, 3*n)
#     candidates[3*n] = index(0, n)
#     positive_above = 0.5
#     negative_below = 0.3
#     best_overlap[n] = zero
#     best_object[n] = zero
#     label[n] = zero
#     positives[n] = zero
# fits:
#     active_mask
#     count_output(best_overlap)
import warp as wp

MAX_CORNERS = 8
MIN_AREA = wp.constant(1.0e-6)
POSITIVE = wp.constant(1)
NEGATIVE = wp.constant(0)
IGNORED = wp.constant(-1)

Box = wp.types.vector(length=5, dtype=wp.float32)
Coordinates = wp.types.vector(length=MAX_CORNERS, dtype=wp.float32)


@wp.struct
class Polygon:
    x: Coordinates
    y: Coordinates
    count: int


@wp.func
def may_overlap(a: Box, b: Box) -> bool:
    """Cheap test by the circles around both boxes."""
    reach = 0.5 * (wp.length(wp.vec2(a[2], a[3])) + wp.length(wp.vec2(b[2], b[3])))
    return wp.length_sq(wp.vec2(a[0] - b[0], a[1] - b[1])) < reach * reach


@wp.func
def box_corner(box: Box, k: int) -> wp.vec2:
    """Corner k of a box, counterclockwise from the lower left one."""
    dx = 0.5 * box[2]
    dy = 0.5 * box[3]
    if k == 0 or k == 3:
        dx = -dx
    if k < 2:
        dy = -dy
    c = wp.cos(box[4])
    s = wp.sin(box[4])
    return wp.vec2(box[0] + c * dx - s * dy, box[1] + s * dx + c * dy)


@wp.func
def box_polygon(box: Box) -> Polygon:
    x = Coordinates()
    y = Coordinates()
    for k in range(4):
        corner = box_corner(box, k)
        x[k] = corner[0]
        y[k] = corner[1]
    polygon = Polygon()
    polygon.x = x
    polygon.y = y
    polygon.count = 4
    return polygon


@wp.func
def side_of(point: wp.vec2, a: wp.vec2, b: wp.vec2) -> float:
    """Positive left of the line from a to b, which is inside of a counterclockwise polygon."""
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


@wp.func
def clip(polygon: Polygon, a: wp.vec2, b: wp.vec2) -> Polygon:
    """Sutherland-Hodgman: what of the polygon lies left of the line from a to b."""
    x = Coordinates()
    y = Coordinates()
    count = int(0)
    for k in range(polygon.count):
        following = (k + 1) % polygon.count
        here = wp.vec2(polygon.x[k], polygon.y[k])
        there = wp.vec2(polygon.x[following], polygon.y[following])
        side_here = side_of(here, a, b)
        side_there = side_of(there, a, b)

        if side_here >= 0.0 and count < MAX_CORNERS:
            x[count] = here[0]
            y[count] = here[1]
            count += 1
        # the sides differ in sign, so that their difference is not zero
        if (side_here >= 0.0) != (side_there >= 0.0) and count < MAX_CORNERS:
            crossing = wp.lerp(here, there, side_here / (side_here - side_there))
            x[count] = crossing[0]
            y[count] = crossing[1]
            count += 1

    clipped = Polygon()
    clipped.x = x
    clipped.y = y
    clipped.count = count
    return clipped


@wp.func
def polygon_area(polygon: Polygon) -> float:
    twice = float(0.0)
    for k in range(polygon.count):
        following = (k + 1) % polygon.count
        twice += polygon.x[k] * polygon.y[following] - polygon.x[following] * polygon.y[k]
    return 0.5 * wp.abs(twice)


@wp.func
def rotated_iou(a: Box, b: Box) -> float:
    polygon = box_polygon(a)
    for k in range(4):
        polygon = clip(polygon, box_corner(b, k), box_corner(b, (k + 1) % 4))
    shared = polygon_area(polygon)
    return shared / wp.max(a[2] * a[3] + b[2] * b[3] - shared, MIN_AREA)


@wp.kernel(enable_backward=False)
def assign_rotated_boxes(
    predictions: wp.array(dtype=Box),
    objects: wp.array(dtype=Box),
    candidate_start: wp.array(dtype=int),
    candidates: wp.array(dtype=int),
    positive_above: float,
    negative_below: float,
    best_overlap: wp.array(dtype=float),
    best_object: wp.array(dtype=int),
    label: wp.array(dtype=int),
    positives: wp.array(dtype=int),
):
    """Matches rotated predictions with objects for training. Launch: one thread per prediction.

    Args:
        predictions: Predicted boxes (center x, center y, width, height, angle).
        objects: True boxes, likewise.
        candidate_start: First candidate of every prediction, one more than there are predictions.
        candidates: Objects near the prediction, from a coarse search.
        positive_above: Overlap from which a prediction is positive.
        negative_below: Overlap below which it is negative.
        best_overlap: Largest overlap by prediction.
        best_object: Its object, or -1.
        label: POSITIVE, NEGATIVE or IGNORED.
        positives: Number of positive predictions by object.
    """
    p = wp.tid()
    box = predictions[p]

    best = float(0.0)
    winner = int(-1)
    for k in range(candidate_start[p], candidate_start[p + 1]):
        candidate = candidates[k]
        if not may_overlap(box, objects[candidate]):
            continue
        overlap = rotated_iou(box, objects[candidate])
        if overlap > best:
            best = overlap
            winner = candidate

    best_overlap[p] = best
    best_object[p] = winner
    if best >= positive_above:
        label[p] = POSITIVE
        wp.atomic_add(positives, winner, 1)
    elif best < negative_below:
        label[p] = NEGATIVE
    else:
        label[p] = IGNORED
