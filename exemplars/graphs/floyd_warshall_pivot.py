# idea: one pivot of Floyd-Warshall on many small graphs
# brief: Shorten all paths of every graph by allowing them to pass through one more vertex.
# description: The thread (`graph`, `i`, `j`) handles one pair of vertices. If `distance` from `i` to `pivot` or from
#     `pivot` to `j` is at least `UNREACHABLE`, or the path over the pivot is at least `UNREACHABLE` long or not shorter
#     than `distance[graph, i, j]`, the pair keeps its distance and its `next_hop`. Otherwise the shorter distance goes
#     to `distance_out` and the first step of the path toward the pivot, `next_hop[graph, i, pivot]`, to `next_hop_out`.
#     `shortened[graph]` counts the pairs that changed. A vertex whose new distance to itself is below 0 lies on a
#     negative cycle and sets `negative_cycle[graph]` to 1.
# launch: n, 6, 6
# inputs:
#     distance[n, 6, 6] = uniform(-1, 14)
#     next_hop[n, 6, 6] = index(0, 6)
#     pivot = 2
#     distance_out[n, 6, 6] = zero
#     next_hop_out[n, 6, 6] = zero
#     shortened[n] = zero
#     negative_cycle[n] = zero
import warp as wp

UNREACHABLE = wp.constant(10.0)


@wp.kernel
def floyd_warshall_pivot(
    distance: wp.array3d(dtype=float),
    next_hop: wp.array3d(dtype=int),
    pivot: int,
    distance_out: wp.array3d(dtype=float),
    next_hop_out: wp.array3d(dtype=int),
    shortened: wp.array(dtype=int),
    negative_cycle: wp.array(dtype=int),
):
  graph, i, j = wp.tid()
  best = distance[graph, i, j]
  hop = next_hop[graph, i, j]

  to_pivot = distance[graph, i, pivot]
  from_pivot = distance[graph, pivot, j]
  # sums with the unreachable mark would pass for long but real paths
  if to_pivot < UNREACHABLE and from_pivot < UNREACHABLE:
    detour = to_pivot + from_pivot
    if detour < wp.min(best, UNREACHABLE):
      best = detour
      hop = next_hop[graph, i, pivot]
      wp.atomic_add(shortened, graph, 1)

  distance_out[graph, i, j] = best
  next_hop_out[graph, i, j] = hop
  if i == j and best < 0.0:
    wp.atomic_max(negative_cycle, graph, 1)
