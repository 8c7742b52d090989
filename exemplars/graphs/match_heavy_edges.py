# idea: heavy-edge matching for graph coarsening
# brief: Pair up vertices that are each other's heaviest unmatched neighbor.
# description: One round of heavy-edge matching. `heaviest_neighbor` scans the CSR row (`row_start`, `columns`,
#     `weights`) of a vertex for the unmatched neighbor, other than itself, with the largest positive weight, ties going
#     to the smaller index; it returns -1 where there is none. A vertex `v` that is matched already (`partner[v]` is 0
#     or more) copies its partner to `partner_next`. Otherwise it proposes to its heaviest neighbor, and computes that
#     neighbor's own proposal: if it is mutual, `partner_next[v]` is the neighbor, else -1. The vertex with the smaller
#     index of a new pair counts it in `pairs[0]` and adds the combined `vertex_weight` of both to `coarse_weight[0]`.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 3*n)
#     columns[3*n] = index(0, n)
#     weights[3*n] = index(1, 20)
#     vertex_weight[n] = index(1, 4)
#     partner[n] = index(-1, 1)
#     partner_next[n] = zero
#     pairs[1] = zero
#     coarse_weight[1] = zero
import warp as wp

UNMATCHED = wp.constant(-1)


@wp.func
def heaviest_neighbor(
    v: int,
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    weights: wp.array(dtype=int),
    partner: wp.array(dtype=int),
) -> int:
    best = int(UNMATCHED)
    best_weight = int(0)
    for k in range(row_start[v], row_start[v + 1]):
        u = columns[k]
        if u == v or partner[u] != UNMATCHED:
            continue
        if weights[k] > best_weight or (weights[k] == best_weight and u < best):
            best = u
            best_weight = weights[k]
    return best


@wp.kernel
def match_heavy_edges(
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    weights: wp.array(dtype=int),
    vertex_weight: wp.array(dtype=int),
    partner: wp.array(dtype=int),
    partner_next: wp.array(dtype=int),
    pairs: wp.array(dtype=int),
    coarse_weight: wp.array(dtype=int),
):
    """One round of heavy-edge matching, one thread per vertex.

    The neighbor's proposal is computed again instead of being read, which spares a second kernel and a barrier between
    proposing and accepting.
    """
    v = wp.tid()
    if partner[v] != UNMATCHED:
        partner_next[v] = partner[v]
        return

    partner_next[v] = UNMATCHED
    u = heaviest_neighbor(v, row_start, columns, weights, partner)
    if u == UNMATCHED:
        return

    if heaviest_neighbor(u, row_start, columns, weights, partner) == v:
        partner_next[v] = u
        if v < u:
            wp.atomic_add(pairs, 0, 1)
            wp.atomic_add(coarse_weight, 0, vertex_weight[v] + vertex_weight[u])
