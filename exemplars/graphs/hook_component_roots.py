# idea: hooking step of connected components
# brief: Hook the larger of the two tree roots that each edge joins onto the smaller one.
# description: Connected components by hooking (Shiloach-Vishkin). For edge `e` with the end vertices `edges[e]`, an
#     edge with a negative end or with `active[e]` false is skipped and keeps its `still_crossing[e]`. `find_root`
#     follows `parent` from a vertex until a vertex is its own parent, at most `MAX_JUMPS` times. If both roots are
#     equal the edge is internal and `still_crossing[e]` is 0. Else `parent_next` of the larger root is lowered to the
#     smaller root by an atomic minimum, and `still_crossing[e]` becomes 1.
# launch: n
# inputs:
#     edges[n] = index(-1, n)
#     active[n] = bool
#     parent[n] = index(0, n)
#     parent_next[n] = iota
#     still_crossing[n] = zero
# fits:
#     indirect_thread
import warp as wp

MAX_JUMPS = wp.constant(32)


@wp.func
def find_root(parent: wp.array(dtype=int), vertex: int) -> int:
    """Root of the tree of a vertex.

    The number of jumps is limited: after a round of pointer jumping trees are shallow, and a cycle left by a
    broken input must not hang the launch.
    """
    root = vertex
    jumps = int(0)
    while parent[root] != root and jumps < MAX_JUMPS:
        root = parent[root]
        jumps += 1
    return root


@wp.kernel
def hook_component_roots(
    edges: wp.array(dtype=wp.vec2i),
    active: wp.array(dtype=wp.bool),
    parent: wp.array(dtype=int),
    parent_next: wp.array(dtype=int),
    still_crossing: wp.array(dtype=int),
):
    e = wp.tid()
    ends = edges[e]
    if not active[e] or ends[0] < 0 or ends[1] < 0:
        return

    root_a = find_root(parent, ends[0])
    root_b = find_root(parent, ends[1])
    if root_a == root_b:
        still_crossing[e] = 0
        return

    # always larger onto smaller, so that hooks cannot close a cycle
    high = wp.max(root_a, root_b)
    low = wp.min(root_a, root_b)
    wp.atomic_min(parent_next, high, low)
    still_crossing[e] = 1
