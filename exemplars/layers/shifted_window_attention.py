# idea: attention in shifted windows
# brief: Attend within the windows of an image whose windows were shifted, with relative position biases and masks at the seams.
# description: Launch over windows, heads and query tokens. A window has `SIDE` x `SIDE` tokens in row order; the images are
#     `windows_per_side` windows wide and high, and windows are numbered row by row, image after image. The windows were made
#     after a cyclic shift by `shift` tokens, so that the last row and column of windows of an image hold tokens from opposite
#     borders: `region`, from `part_of` its row and column, gives each token the number of the part it comes from, and tokens of
#     different parts do not see each other. The score of a key is the dot product of `queries` and `keys` times `scale` plus the
#     entry of `relative_bias[head]` at `relative_index`, which numbers the offset between the two tokens. A first pass finds the
#     largest score, a second sums exponentials and weighted `values`. `attended[window, head, query]` is the weighted mean; a
#     token always sees itself, so that the sum is never empty.
# launch: n, 2, 4
# inputs:
#     queries[n, 2, 4] = uniform(-1, 1)
#     keys[n, 2, 4] = uniform(-1, 1)
#     values[n, 2, 4] = uniform(-1, 1)
#     relative_bias[2, 9] = uniform(-1, 1)
#     windows_per_side = 3
#     shift = 1
#     scale = 0.5
#     attended[n, 2, 4] = zero
# fits:
#     parameter_per_element(scale: head)
import warp as wp

SIDE = 2
TOKENS = SIDE * SIDE
SPAN = 2 * SIDE - 1


@wp.func
def part_of(place: int, window: int, windows_per_side: int, shift: int) -> int:
    """1 for places of the last window that were wrapped around from the other border, else 0."""
    if window == windows_per_side - 1 and place >= SIDE - shift:
        return 1
    return 0


@wp.func
def region(token: int, window: int, windows_per_side: int, shift: int) -> int:
    within_image = window % (windows_per_side * windows_per_side)
    row_part = part_of(token / SIDE, within_image / windows_per_side, windows_per_side, shift)
    column_part = part_of(token % SIDE, within_image % windows_per_side, windows_per_side, shift)
    return 2 * row_part + column_part


@wp.func
def relative_index(query: int, key: int) -> int:
    rows = query / SIDE - key / SIDE + SIDE - 1
    columns = query % SIDE - key % SIDE + SIDE - 1
    return rows * SPAN + columns


@wp.kernel
def shifted_window_attention(
    queries: wp.array3d(dtype=wp.vec4),
    keys: wp.array3d(dtype=wp.vec4),
    values: wp.array3d(dtype=wp.vec4),
    relative_bias: wp.array2d(dtype=float),
    windows_per_side: int,
    shift: int,
    scale: float,
    attended: wp.array3d(dtype=wp.vec4),
):
    window, head, query = wp.tid()
    q = queries[window, head, query] * scale
    own_region = region(query, window, windows_per_side, shift)

    top = wp.dot(q, keys[window, head, query]) + relative_bias[head, relative_index(query, query)]
    for key in range(TOKENS):
        if region(key, window, windows_per_side, shift) == own_region:
            score = wp.dot(q, keys[window, head, key]) + relative_bias[head, relative_index(query, key)]
            top = wp.max(top, score)

    partition = float(0.0)
    total = wp.vec4()
    for key in range(TOKENS):
        if region(key, window, windows_per_side, shift) == own_region:
            score = wp.dot(q, keys[window, head, key]) + relative_bias[head, relative_index(query, key)]
            weight = wp.exp(score - top)
            partition += weight
            total += values[window, head, key] * weight
    attended[window, head, query] = total / partition
