# idea: connected component labelling
# brief: Do one round of label propagation with pointer jumping over the foreground of a binary image.
# description: Labels are numbers of pixels, row by row with `width` columns; every foreground element of `labels_in`
#     names a pixel of its component. For a foreground pixel (`mask[pixel]` not 0), take the least of its own label and
#     those of the foreground pixels left, right, above and below it. `compress` then follows labels up to `MAX_JUMPS`
#     times, as long as they get smaller and are not negative. Write the result to `labels_out`, and count in
#     `changed[0]` by an atomic addition if it differs from the old label. Background pixels get -1.
# launch: n, 8
# inputs:
#     mask[8*n] = bool
#     labels_in[8*n] = index(0, 8*n)
#     width = constant(8)
#     labels_out[8*n] = zero
#     changed[1] = zero
import warp as wp

MAX_JUMPS = wp.constant(8)


@wp.func
def compress(labels: wp.array(dtype=int), label: int) -> int:
    """Follows a chain of labels towards its root."""
    root = int(label)
    for _jump in range(MAX_JUMPS):
        parent = labels[root]
        if parent < 0 or parent >= root:
            break
        root = parent
    return root


@wp.func
def smaller_neighbor(mask: wp.array(dtype=wp.uint8), labels: wp.array(dtype=int), neighbor: int, label: int) -> int:
    if mask[neighbor] == wp.uint8(0):
        return label
    return wp.min(label, labels[neighbor])


@wp.kernel
def propagate_component_labels(
    mask: wp.array(dtype=wp.uint8),
    labels_in: wp.array(dtype=int),
    width: int,
    labels_out: wp.array(dtype=int),
    changed: wp.array(dtype=int),
):
    """Repeat with swapped labels until nothing changes. Launch: rows x columns."""
    row, column = wp.tid()
    pixel = row * width + column
    if mask[pixel] == wp.uint8(0):
        labels_out[pixel] = -1
        return

    old = labels_in[pixel]
    label = old
    if column > 0:
        label = smaller_neighbor(mask, labels_in, pixel - 1, label)
    if column < width - 1:
        label = smaller_neighbor(mask, labels_in, pixel + 1, label)
    if row > 0:
        label = smaller_neighbor(mask, labels_in, pixel - width, label)
    if pixel + width < mask.shape[0]:
        label = smaller_neighbor(mask, labels_in, pixel + width, label)

    label = compress(labels_in, label)
    labels_out[pixel] = label
    if label != old:
        wp.atomic_add(changed, 0, 1)
