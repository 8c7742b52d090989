# idea: face adjacency from sorted edge keys
# brief: Find the face on the other side of each triangle edge by binary search in a sorted list of edge keys.
# description: All edges of all faces are listed by a key, lower vertex times `vertex_count` plus higher vertex, in
#     rising order in `edge_keys`; `edge_face` says whose edge it is. Thread (face, side) makes the key of the edge from
#     corner `side` to the next corner of `faces[face]` (`edge_key`), and `lower_bound` finds the first place with a key
#     not below it. Go through the equal keys from there: their number is the number of faces at the edge. Write to
#     `neighbors[face, side]` the one that is another face if there are exactly two equal keys and one of them belongs
#     to another face, `BORDER` if there are fewer, `NON_MANIFOLD` if there are more; with two keys of this same face
#     also `BORDER`. The walk stops after the third. Every thread with a non-manifold edge adds 1 to `defects[0]` by an
#     atomic addition.
# launch: n, 3
# inputs:
#     faces[n, 3] = index(0, 64)
#     vertex_count = constant(64)
#     edge_keys[3*n] = sorted_index(0, 4096)
#     edge_face[3*n] = index(0, n)
#     neighbors[n, 3] = zero
#     defects[1] = zero
import warp as wp
from typing import Any

BORDER = wp.constant(-1)
NON_MANIFOLD = wp.constant(-2)


@wp.func
def edge_key(a: int, b: int, vertex_count: int) -> wp.int64:
    """Number of an edge, the same in both directions."""
    return wp.int64(wp.min(a, b)) * wp.int64(vertex_count) + wp.int64(wp.max(a, b))


@wp.func
def lower_bound(keys: wp.array(dtype=Any), key: Any) -> int:
    """First place whose key is not below the given one, or the length of the list."""
    low = int(0)
    high = int(keys.shape[0])
    while low < high:
        middle = (low + high) // 2
        if keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    return low


@wp.kernel(enable_backward=False)
def link_face_neighbors(
    faces: wp.array2d(dtype=int),
    vertex_count: int,
    edge_keys: wp.array(dtype=wp.int64),
    edge_face: wp.array(dtype=int),
    neighbors: wp.array2d(dtype=int),
    defects: wp.array(dtype=int),
):
    face, side = wp.tid()
    key = edge_key(faces[face, side], faces[face, (side + 1) % 3], vertex_count)

    first = lower_bound(edge_keys, key)
    count = int(0)
    neighbor = int(BORDER)
    for place in range(first, wp.min(first + 3, edge_keys.shape[0])):
        if edge_keys[place] == key:
            count += 1
            if edge_face[place] != face:
                neighbor = edge_face[place]

    if count > 2:
        neighbors[face, side] = NON_MANIFOLD
        wp.atomic_add(defects, 0, 1)
    elif count == 2:
        neighbors[face, side] = neighbor
    else:
        neighbors[face, side] = BORDER
