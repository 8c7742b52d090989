# idea: triangle counting by intersection of sorted neighbor lists
# brief: Count the triangles of every edge and add them to the corners they touch.
# description: The graph is given by CSR rows (`row_start`, `neighbors`) that are sorted. For edge `e` with the ends `tails[e]`
#     and `heads[e]`, merge the two rows: advance the list with the smaller front, and where both fronts are the same vertex `w`,
#     other than the two ends, a triangle is found: add one to `corner_count[w]` by an atomic and advance both lists. The number
#     of triangles goes to `edge_support[e]`, is added atomically to `corner_count` of both ends, and to `total[0]` if it is not
#     zero. Loops (both ends equal) have support 0 and touch nothing else.
# launch: n
# inputs:
#     tails[n] = index(0, n)
#     heads[n] = index(0, n)
#     row_start[n+1] = offsets(0, 4*n)
#     neighbors[4*n] = sorted_index(0, n)
#     edge_support[n] = zero
#     corner_count[n] = zero
#     total[1] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp


@wp.kernel
def count_triangles_per_edge(
    tails: wp.array(dtype=int),
    heads: wp.array(dtype=int),
    row_start: wp.array(dtype=int),
    neighbors: wp.array(dtype=int),
    edge_support: wp.array(dtype=int),
    corner_count: wp.array(dtype=int),
    total: wp.array(dtype=int),
):
    """Support of every edge: the number of vertices that are neighbors of both its ends."""
    e = wp.tid()
    u = tails[e]
    v = heads[e]
    if u == v:
        edge_support[e] = 0
        return

    a = row_start[u]
    a_end = row_start[u + 1]
    b = row_start[v]
    b_end = row_start[v + 1]

    support = int(0)
    # both rows are sorted, so one pass over them finds what they share
    while a < a_end and b < b_end:
        w = neighbors[a]
        x = neighbors[b]
        if w < x:
            a += 1
        elif x < w:
            b += 1
        else:
            if w != u and w != v:
                support += 1
                wp.atomic_add(corner_count, w, 1)
            a += 1
            b += 1

    edge_support[e] = support
    if support > 0:
        wp.atomic_add(corner_count, u, support)
        wp.atomic_add(corner_count, v, support)
        wp.atomic_add(total, 0, support)
