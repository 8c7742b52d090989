# idea: maximum flow of small networks by augmenting paths
# brief: Compute the maximum flow from source to sink of many small networks and the side of the minimum cut.
# description: Network `w` has `NODES` nodes and the integer capacities `capacity[w]`, a matrix from node to node.
#     Edmonds and Karp's method works on `residual[w]`, at first a copy of the capacities without the diagonal and with
#     0 for negative ones (`copy_capacities`). `find_path` searches breadth first from `source` over edges with a
#     residual above 0, with the `queue[w]` of nodes and the predecessors `parent[w]`, and tells whether it reached
#     `sink`. `bottleneck` walks back from the sink for the least residual of the path, and `push_flow` takes it from
#     the edges of the path and gives it to their reverse edges. This is repeated until no path is left, at most
#     `MAX_PATHS` times. `flow_value[w]` is the sum of what was pushed. `cut_side[w]` has the bits of the nodes that the
#     last search reached (`reached_nodes`), the source among them: the edges that leave this set are the minimum cut.
#     `complete[w]` is false if the limit of paths ended the search, and the flow and the cut are then not final.
# launch: n
# inputs:
#     capacity[n, 6, 6] = index(-3, 9)
#     source = 0
#     sink = 5
#     residual[n, 6, 6] = zero
#     queue[n, 6] = zero
#     parent[n, 6] = zero
#     flow_value[n] = zero
#     cut_side[n] = zero
#     complete[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

NODES = wp.constant(6)
MAX_PATHS = wp.constant(12)
NONE = wp.constant(-1)


@wp.func
def copy_capacities(capacity: wp.array3d(dtype=int), residual: wp.array3d(dtype=int), w: int):
    for i in range(NODES):
        for j in range(NODES):
            if i == j:
                residual[w, i, j] = 0
            else:
                residual[w, i, j] = wp.max(capacity[w, i, j], 0)


@wp.func
def find_path(
    residual: wp.array3d(dtype=int), queue: wp.array2d(dtype=int), parent: wp.array2d(dtype=int), w: int, source: int, sink: int
) -> bool:
    """Breadth-first search for a shortest path with room; leaves it in `parent`."""
    for node in range(NODES):
        parent[w, node] = NONE
    parent[w, source] = source
    queue[w, 0] = source

    head = int(0)
    tail = int(1)
    while head < tail:
        node = queue[w, head]
        head += 1
        for other in range(NODES):
            if parent[w, other] == NONE and residual[w, node, other] > 0:
                parent[w, other] = node
                queue[w, tail] = other
                tail += 1
    return parent[w, sink] != NONE


@wp.func
def bottleneck(residual: wp.array3d(dtype=int), parent: wp.array2d(dtype=int), w: int, source: int, sink: int) -> int:
    node = int(sink)
    least = residual[w, parent[w, sink], sink]
    while node != source:
        before = parent[w, node]
        least = wp.min(least, residual[w, before, node])
        node = before
    return least


@wp.func
def push_flow(residual: wp.array3d(dtype=int), parent: wp.array2d(dtype=int), w: int, source: int, sink: int, amount: int):
    node = int(sink)
    while node != source:
        before = parent[w, node]
        residual[w, before, node] = residual[w, before, node] - amount
        # the way back opens: a later path may undo this choice
        residual[w, node, before] = residual[w, node, before] + amount
        node = before


@wp.func
def reached_nodes(parent: wp.array2d(dtype=int), w: int) -> int:
    mask = int(0)
    for node in range(NODES):
        if parent[w, node] != NONE:
            mask = mask | (1 << node)
    return mask


@wp.kernel(enable_backward=False)
def maximize_network_flow(
    capacity: wp.array3d(dtype=int),
    source: int,
    sink: int,
    residual: wp.array3d(dtype=int),
    queue: wp.array2d(dtype=int),
    parent: wp.array2d(dtype=int),
    flow_value: wp.array(dtype=int),
    cut_side: wp.array(dtype=int),
    complete: wp.array(dtype=wp.bool),
):
    """Edmonds-Karp on one small network per thread."""
    w = wp.tid()
    copy_capacities(capacity, residual, w)

    total = int(0)
    paths = int(0)
    found = find_path(residual, queue, parent, w, source, sink)
    while found and paths < MAX_PATHS:
        amount = bottleneck(residual, parent, w, source, sink)
        push_flow(residual, parent, w, source, sink, amount)
        total += amount
        paths += 1
        found = find_path(residual, queue, parent, w, source, sink)

    flow_value[w] = total
    cut_side[w] = reached_nodes(parent, w)
    complete[w] = not found
