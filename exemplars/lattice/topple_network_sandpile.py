# idea: sandpile on a network
# brief: Topple all unstable nodes of an abelian sandpile on a network at once.
# description: A node topples if it holds at least as many `grains` as it has edges (`row_start`), which it must have at
#     least one of. It then loses one grain per edge and gives it to the node at the other end, `ends[k]`; a negative end is
#     a sink, where the grain is lost and counted in `lost`. All changes are atomic additions to `change`, to be applied
#     when all nodes have been looked at; `toppled[0]` counts the nodes that toppled.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 3*n)
#     ends[3*n] = index(-1, n)
#     grains[n] = index(0, 6)
#     change[n] = zero
#     lost[1] = zero
#     toppled[1] = zero
# fits:
#     indirect_thread
import warp as wp


@wp.kernel
def topple_network_sandpile(row_start: wp.array[int], ends: wp.array[int], grains: wp.array[int], change: wp.array[int],
                            lost: wp.array[int], toppled: wp.array[int]):
    node = wp.tid()
    first = row_start[node]
    behind = row_start[node + 1]
    degree = behind - first
    if degree > 0 and grains[node] >= degree:
        for k in range(first, behind):
            end = ends[k]
            if end >= 0:
                wp.atomic_add(change, end, 1)
            else:
                wp.atomic_add(lost, 0, 1)
        wp.atomic_sub(change, node, degree)
        wp.atomic_add(toppled, 0, 1)
