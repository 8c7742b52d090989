# idea: generalized IoU loss of matched boxes
# brief: Compute the generalized intersection-over-union loss between predicted boxes and the objects they were matched with.
# description: One thread per prediction. Boxes are (center x, center y, width, height). `matches[p]` is the object of
#     prediction `p` in `objects`, or `UNMATCHED`: such predictions get the loss 0 and add nothing. `corners` turns a
#     box into (left, top, right, bottom); `area` is 0 for corners in the wrong order. With the intersection and the
#     union of the two boxes and the smallest box that encloses them, the loss is 1 - intersection / union + (enclosure
#     - union) / enclosure, where union and enclosure count as `MIN_AREA` at least. It is weighted with `class_weight`
#     of the object's class in `object_class`, stored in `loss[p]`, and added together with the weight, as (loss,
#     weight), by an atomic to the entry of `totals` for the image of the prediction, `image_of[p]`.
# launch: n
# inputs:
#     predictions[n] = uniform(0.2, 1)
#     objects[n] = uniform(0.2, 1)
#     matches[n] = index(-1, n)
#     object_class[n] = index(0, 8)
#     class_weight[8] = uniform(0.5, 2)
#     image_of[n] = index(0, ceil(n/8))
#     loss[n] = zero
#     totals[ceil(n/8)] = zero
# fits:
#     flag_output(loss)
#     largest_output(loss)
import warp as wp

UNMATCHED = wp.constant(-1)
MIN_AREA = wp.constant(1.0e-7)


@wp.func
def corners(box: wp.vec4) -> wp.vec4:
    half_width = 0.5 * box[2]
    half_height = 0.5 * box[3]
    return wp.vec4(box[0] - half_width, box[1] - half_height, box[0] + half_width, box[1] + half_height)


@wp.func
def area(box: wp.vec4) -> float:
    """Area of a box given by corners; boxes turned inside out have none."""
    return wp.max(box[2] - box[0], 0.0) * wp.max(box[3] - box[1], 0.0)


@wp.func
def intersection(a: wp.vec4, b: wp.vec4) -> wp.vec4:
    return wp.vec4(wp.max(a[0], b[0]), wp.max(a[1], b[1]), wp.min(a[2], b[2]), wp.min(a[3], b[3]))


@wp.func
def enclosure(a: wp.vec4, b: wp.vec4) -> wp.vec4:
    return wp.vec4(wp.min(a[0], b[0]), wp.min(a[1], b[1]), wp.max(a[2], b[2]), wp.max(a[3], b[3]))


@wp.func
def giou_loss(a: wp.vec4, b: wp.vec4) -> float:
    """1 - GIoU; unlike 1 - IoU it has a gradient while the boxes are apart."""
    shared = area(intersection(a, b))
    union = wp.max(area(a) + area(b) - shared, MIN_AREA)
    hull = wp.max(area(enclosure(a, b)), MIN_AREA)
    return 1.0 - shared / union + (hull - union) / hull


@wp.kernel
def matched_giou_loss(
    predictions: wp.array(dtype=wp.vec4),
    objects: wp.array(dtype=wp.vec4),
    matches: wp.array(dtype=wp.int32),
    object_class: wp.array(dtype=wp.int32),
    class_weight: wp.array(dtype=wp.float32),
    image_of: wp.array(dtype=wp.int32),
    loss: wp.array(dtype=wp.float32),
    totals: wp.array(dtype=wp.vec2),
):
    p = wp.tid()
    match = matches[p]
    if match == UNMATCHED:
        loss[p] = 0.0
        return

    weight = class_weight[object_class[match]]
    cost = weight * giou_loss(corners(predictions[p]), corners(objects[match]))
    loss[p] = cost
    wp.atomic_add(totals, image_of[p], wp.vec2(cost, weight))
