# idea: nearest point search in a bounding volume hierarchy
# brief: Find the nearest point to each query with a depth-first search of a complete binary tree of boxes that prunes by distance.
# description: The tree `nodes` is complete and stored level by level: node i has the children 2 i + 1 and 2 i + 2, and the
#     nodes from `FIRST_LEAF` on are leaves. Leaf l (from 0) holds the points `leaf_points` from element l of `leaf_start` to
#     the next one, as indexes into `points`. For every point of `queries`, walk the tree from its root with a stack of
#     `STACK_SIZE` entries, and skip nodes whose box is at least as far as the best point so far (`box_distance_sq`). At an
#     inner node `push_children` puts the farther child on the stack first, so that the nearer one is taken next, and drops
#     what does not fit. At a leaf `scan_leaf` compares all points. The search begins with the radius `max_radius`. Write the
#     point to `nearest` (-1: none within the radius), the distance to `distance` (`max_radius` if none) and the number of
#     nodes whose box was near enough to `visited`.
# launch: n
# inputs:
#     nodes.lower[127] = uniform(-1, 0)
#     nodes.upper[127] = uniform(0, 1)
#     leaf_start[65] = offsets(0, 256)
#     leaf_points[256] = index(0, 256)
#     points[256] = uniform(-1, 1)
#     queries[n] = uniform(-2, 2)
#     max_radius = uniform(1, 1.5)
#     nearest[n] = zero
#     distance[n] = zero
#     visited[n] = zero
# fits:
#     parameter_per_element(max_radius)
#     active_mask
#     indirect_thread
import warp as wp

LEVELS = 7
FIRST_LEAF = wp.constant(2 ** (LEVELS - 1) - 1)
STACK_SIZE = wp.constant(LEVELS + 1)

Stack = wp.types.vector(length=STACK_SIZE, dtype=wp.int32)


@wp.struct
class Box:
    lower: wp.vec3
    upper: wp.vec3


@wp.func
def box_distance_sq(box: Box, p: wp.vec3) -> float:
    """Squared distance of a point from a box, zero inside."""
    nearest = wp.min(wp.max(p, box.lower), box.upper)
    return wp.length_sq(p - nearest)


@wp.func
def scan_leaf(
    leaf: int,
    leaf_start: wp.array(dtype=int),
    leaf_points: wp.array(dtype=int),
    points: wp.array(dtype=wp.vec3),
    query: wp.vec3,
    best: int,
    best_sq: float,
):
    """Better of the best point so far and the points of a leaf, with its squared distance."""
    index = int(best)
    least = float(best_sq)
    for k in range(leaf_start[leaf], leaf_start[leaf + 1]):
        candidate = leaf_points[k]
        d = wp.length_sq(points[candidate] - query)
        if d < least:
            least = d
            index = candidate
    return index, least


@wp.func
def push_children(nodes: wp.array(dtype=Box), node: int, query: wp.vec3, stack: Stack, size: int):
    """Stack and its size with both children on top, the nearer one last."""
    near = 2 * node + 1
    far = 2 * node + 2
    if box_distance_sq(nodes[far], query) < box_distance_sq(nodes[near], query):
        near = 2 * node + 2
        far = 2 * node + 1

    count = int(size)
    if count < STACK_SIZE:
        stack[count] = far
        count += 1
    if count < STACK_SIZE:
        stack[count] = near
        count += 1
    return stack, count


@wp.kernel(enable_backward=False)
def nearest_point_in_bvh(
    nodes: wp.array(dtype=Box),
    leaf_start: wp.array(dtype=int),
    leaf_points: wp.array(dtype=int),
    points: wp.array(dtype=wp.vec3),
    queries: wp.array(dtype=wp.vec3),
    max_radius: float,
    nearest: wp.array(dtype=int),
    distance: wp.array(dtype=float),
    visited: wp.array(dtype=int),
):
    """Nearest neighbour of every query within max_radius. Launch: one thread per query."""
    tid = wp.tid()
    query = queries[tid]

    best = int(-1)
    best_sq = float(max_radius * max_radius)
    opened = int(0)

    stack = Stack()
    size = int(1)  # the root, node 0, is on the stack
    while size > 0:
        size -= 1
        node = stack[size]

        # the best distance may have shrunk since the node was pushed
        if box_distance_sq(nodes[node], query) >= best_sq:
            continue
        opened += 1

        if node >= FIRST_LEAF:
            best, best_sq = scan_leaf(node - FIRST_LEAF, leaf_start, leaf_points, points, query, best, best_sq)
        else:
            stack, size = push_children(nodes, node, query, stack, size)

    nearest[tid] = best
    distance[tid] = wp.sqrt(best_sq)
    visited[tid] = opened
