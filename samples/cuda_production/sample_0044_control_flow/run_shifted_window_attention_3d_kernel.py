import warp as wp

SIDE = 2
TOKENS = SIDE * SIDE
SPAN = 2 * SIDE - 1


@wp.func
def part_of(
    place: int,
    window: int,
    windows_per_side: int,
    shift: int,
) -> int:
    if window == windows_per_side - 1 and place >= SIDE - shift:
        return 1
    return 0


@wp.func
def region(
    token: int,
    window: int,
    windows_per_side: int,
    shift: int,
) -> int:
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
def run_shifted_window_attention_3d_kernel(
    queries: wp.array3d[wp.vec4],
    keys: wp.array3d[wp.vec4],
    values: wp.array3d[wp.vec4],
    relative_bias: wp.array2d[float],
    windows_per_side: int,
    shift: int,
    scale: float,
    attended: wp.array3d[wp.vec4],
):
    window, head, query = wp.tid()
    q = queries[window, head, query] * scale
    own_region = region(query, window, windows_per_side, shift)
    top = wp.dot(q, keys[window, head, query]) + relative_bias[head, relative_index(query, query)]
    for key in range(TOKENS):
        if region(key, window, windows_per_side, shift) == own_region:
            score = (
                wp.dot(q, keys[window, head, key])
                + relative_bias[head, relative_index(query, key)]
            )
            top = wp.max(top, score)
    partition = float(0.0)
    total = wp.vec4()
    for key in range(TOKENS):
        if region(key, window, windows_per_side, shift) == own_region:
            score = (
                wp.dot(q, keys[window, head, key])
                + relative_bias[head, relative_index(query, key)]
            )
            weight = wp.exp(score - top)
            partition += weight
            total = total + values[window, head, key] * weight
    attended[window, head, query] = total / partition
