# idea: weighted label propagation for community detection
# brief: Let every vertex adopt the label with the largest total edge weight among its neighbors.
# description: One synchronous round of label propagation on a graph in CSR form (`row_start`, `neighbors`, `weights`). For each
#     vertex `v` the weight of a label is the sum of the weights of the edges to neighbors that carry it (`label_weight`);
#     negative labels mean unlabelled neighbors, which have no vote. The label with the greatest weight wins, ties go to the
#     smaller label. Isolated vertices, and those whose neighbors are all unlabelled, keep their own label. `labels_next` gets the
#     result; if it differs from `labels[v]`, `changed[0]` is increased by one. Frozen vertices, `seeded[v]` other than zero, keep
#     their label always.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 4*n)
#     neighbors[4*n] = index(0, n)
#     weights[4*n] = uniform(0.1, 1)
#     labels[n] = index(-1, 6)
#     seeded[n] = index(0, 2)
#     labels_next[n] = zero
#     changed[1] = zero
import warp as wp


@wp.func
def label_weight(
    label: int,
    begin: int,
    end: int,
    neighbors: wp.array(dtype=int),
    weights: wp.array(dtype=float),
    labels: wp.array(dtype=int),
) -> float:
    """Total weight of the edges [begin, end) whose far end carries the label."""
    weight = float(0.0)
    for k in range(begin, end):
        if labels[neighbors[k]] == label:
            weight += weights[k]
    return weight


@wp.kernel
def propagate_heaviest_label(
    row_start: wp.array(dtype=int),
    neighbors: wp.array(dtype=int),
    weights: wp.array(dtype=float),
    labels: wp.array(dtype=int),
    seeded: wp.array(dtype=int),
    labels_next: wp.array(dtype=int),
    changed: wp.array(dtype=int),
):
    """One synchronous round of label propagation.

    Args:
        row_start, neighbors, weights: the graph in CSR form.
        labels: communities of the round before, negative where unknown.
        seeded: vertices whose label is given.
        labels_next: communities after this round.
        changed: number of vertices that changed sides; the caller stops when it stays small.
    """
    v = wp.tid()
    own = labels[v]
    if seeded[v] != 0:
        labels_next[v] = own
        return

    begin = row_start[v]
    end = row_start[v + 1]
    best = int(own)
    best_weight = float(0.0)
    # rows are short: a pass per neighbor is cheaper than a table of labels per thread
    for k in range(begin, end):
        label = labels[neighbors[k]]
        if label >= 0:
            weight = label_weight(label, begin, end, neighbors, weights, labels)
            if weight > best_weight or (weight == best_weight and label < best):
                best = label
                best_weight = weight

    labels_next[v] = best
    if best != own:
        wp.atomic_add(changed, 0, 1)
