# idea: one round of Jones-Plassmann graph coloring
# brief: Give the smallest free color to every uncolored vertex whose priority beats all its uncolored neighbors.
# description: One round of Jones-Plassmann coloring over a graph in CSR form (`row_start`, `neighbors`). A vertex that has a
#     color (`color[v]` not `NO_COLOR`) keeps it in `color_next`. `is_local_maximum` tells whether an uncolored vertex precedes
#     all its uncolored neighbors: `precedes` compares `priority`, and the index where priorities tie; edges of a vertex to itself
#     do not count. Vertices that lose stay `NO_COLOR` and are counted in `remaining[0]`. A winner collects the colors of its
#     neighbors in the bits of a mask (`used_color_mask`, colors from `PALETTE_SIZE` on are left out of it) and takes the lowest
#     bit that is not set (`lowest_free_color`); if the palette is exhausted it takes `PALETTE_SIZE`, which a later kernel
#     repairs.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 4*n)
#     neighbors[4*n] = index(0, n)
#     priority[n] = index(0, 1000)
#     color[n] = index(-1, 3)
#     color_next[n] = zero
#     remaining[1] = zero
import warp as wp

NO_COLOR = wp.constant(-1)
PALETTE_SIZE = wp.constant(31)  # bits of the mask, without the sign


@wp.func
def precedes(priority: wp.array(dtype=int), a: int, b: int) -> bool:
    """Total order of vertices: by priority, then by index, because random priorities do tie."""
    if priority[a] == priority[b]:
        return a > b
    return priority[a] > priority[b]


@wp.func
def is_local_maximum(
    v: int,
    row_start: wp.array(dtype=int),
    neighbors: wp.array(dtype=int),
    priority: wp.array(dtype=int),
    color: wp.array(dtype=int),
) -> bool:
    for k in range(row_start[v], row_start[v + 1]):
        u = neighbors[k]
        if u == v or color[u] != NO_COLOR:
            continue
        if precedes(priority, u, v):
            return False
    return True


@wp.func
def used_color_mask(
    v: int, row_start: wp.array(dtype=int), neighbors: wp.array(dtype=int), color: wp.array(dtype=int)
) -> int:
    mask = int(0)
    for k in range(row_start[v], row_start[v + 1]):
        c = color[neighbors[k]]
        if c != NO_COLOR and c < PALETTE_SIZE:
            mask = mask | (1 << c)
    return mask


@wp.func
def lowest_free_color(mask: int) -> int:
    free = int(0)
    while free < PALETTE_SIZE and (mask >> free) & 1 == 1:
        free += 1
    return free


@wp.kernel(enable_backward=False)
def color_local_maxima(
    row_start: wp.array(dtype=int),
    neighbors: wp.array(dtype=int),
    priority: wp.array(dtype=int),
    color: wp.array(dtype=int),
    color_next: wp.array(dtype=int),
    remaining: wp.array(dtype=int),
):
    """One round of Jones-Plassmann coloring.

    The winners of a round form an independent set, so that they can all choose from the colors of the round before
    without talking to each other.
    """
    v = wp.tid()
    if color[v] != NO_COLOR:
        color_next[v] = color[v]
        return

    if not is_local_maximum(v, row_start, neighbors, priority, color):
        color_next[v] = NO_COLOR
        wp.atomic_add(remaining, 0, 1)
        return

    color_next[v] = lowest_free_color(used_color_mask(v, row_start, neighbors, color))
