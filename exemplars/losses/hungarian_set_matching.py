# idea: set matching by the Hungarian algorithm
# brief: Match the objects of every image with the predictions of a set detector at the lowest total cost.
# description: One thread per image. Its objects are the first `object_count[image]` of `object_boxes[image]`, at most as many as
#     the array is wide, with the classes `object_classes[image]`; boxes are (center x, center y, width, height). `pair_cost` of
#     an object and a prediction is `class_weight` times minus the prediction's probability for the class, from `class_probs`,
#     plus `box_weight` times the L1 distance of the boxes (`box_distance`) plus `overlap_weight` times 1 - `box_iou`; the boxes
#     of the predictions are `predicted_boxes[image]`. All costs are put into `costs[image]`. The assignment is the shortest
#     augmenting path method with potentials of objects and predictions, kept in a `Matching`: for each object in turn `augment`
#     grows a tree of tight pairs from it, with `scan_row` updating the `slack` of every prediction outside of the tree and
#     finding the smallest, and `shift_potentials` making the next pair tight, until a prediction without owner is reached; then
#     the owners along the way back change. Objects and predictions count from 1 in there, 0 being none. `assigned[image, j]`
#     gets, for prediction j, the object, from 0, or `NO_OBJECT`, and `total_cost[image]` the sum of the costs of the matched
#     pairs.
# launch: n
# inputs:
#     class_probs[n, 6, 4] = uniform(0, 1)
#     predicted_boxes[n, 6] = uniform(0.1, 1)
#     object_boxes[n, 4] = uniform(0.1, 1)
#     object_classes[n, 4] = index(0, 4)
#     object_count[n] = index(0, 5)
#     class_weight = 1.0
#     box_weight = 5.0
#     overlap_weight = 2.0
#     costs[n, 4, 6] = zero
#     assigned[n, 6] = zero
#     total_cost[n] = zero
# fits:
#     total_output(total_cost)
import warp as wp

PREDICTIONS = 6
SLOTS = PREDICTIONS + 1
NO_OBJECT = wp.constant(-1)
FAR = wp.constant(1.0e9)
MIN_UNION = wp.constant(1.0e-6)

Reals = wp.types.vector(length=SLOTS, dtype=wp.float32)
Indices = wp.types.vector(length=SLOTS, dtype=wp.int32)


@wp.struct
class Matching:
    object_potential: Reals
    prediction_potential: Reals
    owner: Indices
    parent: Indices
    slack: Reals
    in_tree: Indices


@wp.func
def box_distance(a: wp.vec4, b: wp.vec4) -> float:
    difference = a - b
    return wp.abs(difference[0]) + wp.abs(difference[1]) + wp.abs(difference[2]) + wp.abs(difference[3])


@wp.func
def overlap_1d(center_a: float, size_a: float, center_b: float, size_b: float) -> float:
    upper = wp.min(center_a + 0.5 * size_a, center_b + 0.5 * size_b)
    lower = wp.max(center_a - 0.5 * size_a, center_b - 0.5 * size_b)
    return wp.max(upper - lower, 0.0)


@wp.func
def box_iou(a: wp.vec4, b: wp.vec4) -> float:
    shared = overlap_1d(a[0], a[2], b[0], b[2]) * overlap_1d(a[1], a[3], b[1], b[3])
    return shared / wp.max(a[2] * a[3] + b[2] * b[3] - shared, MIN_UNION)


@wp.func
def pair_cost(
    probability: float,
    predicted: wp.vec4,
    truth: wp.vec4,
    class_weight: float,
    box_weight: float,
    overlap_weight: float,
) -> float:
    box_cost = box_weight * box_distance(predicted, truth)
    overlap_cost = overlap_weight * (1.0 - box_iou(predicted, truth))
    return box_cost + overlap_cost - class_weight * probability


@wp.func
def scan_row(matching: Matching, costs: wp.array2d(dtype=float), newest: int):
    """Updates the slack with the object that joined the tree; returns also the prediction with the least."""
    state = matching
    row = state.owner[newest]
    nearest = int(0)
    least = float(FAR)
    for j in range(1, SLOTS):
        if state.in_tree[j] == 0:
            reduced = costs[row - 1, j - 1] - state.object_potential[row] - state.prediction_potential[j]
            if reduced < state.slack[j]:
                state.slack[j] = reduced
                state.parent[j] = newest
            if state.slack[j] < least:
                least = state.slack[j]
                nearest = j
    return state, nearest, least


@wp.func
def shift_potentials(matching: Matching, amount: float) -> Matching:
    """Makes one more pair tight; pairs inside the tree stay so."""
    state = matching
    for j in range(SLOTS):
        if state.in_tree[j] == 1:
            row = state.owner[j]
            state.object_potential[row] = state.object_potential[row] + amount
            state.prediction_potential[j] = state.prediction_potential[j] - amount
        else:
            state.slack[j] = state.slack[j] - amount
    return state


@wp.func
def augment(matching: Matching, costs: wp.array2d(dtype=float), row: int) -> Matching:
    state = matching
    for j in range(SLOTS):
        state.slack[j] = FAR
        state.in_tree[j] = 0
    state.owner[0] = row  # slot 0 stands for the object that looks for a prediction

    current = int(0)
    while state.owner[current] != 0:
        state.in_tree[current] = 1
        scanned, nearest, least = scan_row(state, costs, current)
        state = shift_potentials(scanned, least)
        current = nearest

    # hand every prediction of the path to the object before it
    while current != 0:
        before = state.parent[current]
        state.owner[current] = state.owner[before]
        current = before
    return state


@wp.kernel(enable_backward=False)
def hungarian_set_matching(
    class_probs: wp.array3d(dtype=float),
    predicted_boxes: wp.array2d(dtype=wp.vec4),
    object_boxes: wp.array2d(dtype=wp.vec4),
    object_classes: wp.array2d(dtype=int),
    object_count: wp.array(dtype=int),
    class_weight: float,
    box_weight: float,
    overlap_weight: float,
    costs: wp.array3d(dtype=float),
    assigned: wp.array2d(dtype=int),
    total_cost: wp.array(dtype=float),
):
    """Bipartite matching of a set prediction loss. Launch: one thread per image.

    Args:
        class_probs: Probabilities, [image, prediction, class].
        predicted_boxes: Boxes, [image, prediction].
        object_boxes: True boxes, [image, object], padded.
        object_classes: True classes, likewise.
        object_count: Number of objects by image; must not exceed the number of predictions.
        class_weight, box_weight, overlap_weight: Weights of the three parts of the cost.
        costs: Work space, [image, object, prediction].
        assigned: Object of every prediction, or NO_OBJECT.
        total_cost: Cost of the matching by image.
    """
    image = wp.tid()
    count = object_count[image]

    for o in range(count):
        truth = object_boxes[image, o]
        for j in range(PREDICTIONS):
            costs[image, o, j] = pair_cost(
                class_probs[image, j, object_classes[image, o]],
                predicted_boxes[image, j],
                truth,
                class_weight,
                box_weight,
                overlap_weight,
            )

    matching = Matching()
    for o in range(count):
        matching = augment(matching, costs[image], o + 1)

    total = float(0.0)
    for j in range(PREDICTIONS):
        matched = matching.owner[j + 1] - 1
        assigned[image, j] = matched
        if matched != NO_OBJECT:
            total += costs[image, matched, j]
    total_cost[image] = total
