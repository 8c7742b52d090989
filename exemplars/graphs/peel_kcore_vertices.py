# idea: peeling round of the k-core decomposition
# brief: Remove the vertices whose remaining degree is below k and lower the degrees of their neighbors.
# description: For vertex `v`, nothing happens if it was removed earlier (`core[v]` is 0 or more) or if `degree[v]` is at least
#     `k`. Otherwise it is peeled: its core number `core[v]` becomes `k - 1`, it is counted in `peeled[0]`, and for each of its
#     neighbors (`row_start`, `neighbors`) that keeps at least degree `k` in this round, `degree_drop` grows by one atomically;
#     neighbors below `k` are peeled in the same round or were before and need no update.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 4*n)
#     neighbors[4*n] = index(0, n)
#     degree[n] = index(0, 8)
#     k = 3
#     core[n] = index(-1, 2)
#     degree_drop[n] = zero
#     peeled[1] = zero
# fits:
#     indirect_thread
import warp as wp


@wp.kernel
def peel_kcore_vertices(
    row_start: wp.array(dtype=wp.int32),
    neighbors: wp.array(dtype=wp.int32),
    degree: wp.array(dtype=wp.int32),
    k: int,
    core: wp.array(dtype=wp.int32),
    degree_drop: wp.array(dtype=wp.int32),
    peeled: wp.array(dtype=wp.int32),
):
    """Peels the vertices that cannot belong to the k-core.

    Launched with the same k until nothing is peeled, then with k + 1.
    """
    v = wp.tid()
    if core[v] >= 0 or degree[v] >= k:
        return

    core[v] = k - 1
    wp.atomic_add(peeled, 0, 1)
    for link in range(row_start[v], row_start[v + 1]):
        u = neighbors[link]
        # `degree` is the state before this round, so the drops go to an array of their own
        if degree[u] >= k:
            wp.atomic_add(degree_drop, u, 1)
