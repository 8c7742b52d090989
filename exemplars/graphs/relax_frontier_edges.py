# idea: frontier relaxation of shortest paths
# brief: Relax the outgoing edges of all frontier vertices and mark the vertices whose tentative distance fell.
# description: One Bellman-Ford round restricted to a frontier. Thread `slot` expands the vertex `frontier[slot]`; slots that hold
#     a negative number are padding, and vertices whose `distance` exceeds `radius` are not expanded. For each edge of the vertex
#     in CSR form (`row_start`, `columns`, `weights`) the candidate is the vertex's distance plus the weight of the edge.
#     Candidates not below the target's old `distance` are ignored; the others lower `distance_next` by an atomic minimum, and if
#     that lowered the stored number, `in_next_frontier` of the target becomes 1.
# launch: n
# inputs:
#     frontier[n] = index(-1, n)
#     row_start[n+1] = offsets(0, 4*n)
#     columns[4*n] = index(0, n)
#     weights[4*n] = uniform(0.1, 4)
#     distance[n] = uniform(0, 10)
#     radius = 7.0
#     distance_next[n] = constant(10)
#     in_next_frontier[n] = zero
import warp as wp


@wp.kernel(enable_backward=False)
def relax_frontier_edges(
  frontier: wp.array(dtype=int),
  row_start: wp.array(dtype=int),
  columns: wp.array(dtype=int),
  weights: wp.array(dtype=float),
  distance: wp.array(dtype=float),
  radius: float,
  distance_next: wp.array(dtype=float),
  in_next_frontier: wp.array(dtype=int),
):
  """One Bellman-Ford round over the vertices whose distance changed in the round before."""
  slot = wp.tid()
  u = frontier[slot]
  if u < 0:  # the frontier is padded to its capacity
    return

  base = distance[u]
  if base > radius:
    return

  for edge in range(row_start[u], row_start[u + 1]):
    v = columns[edge]
    candidate = base + weights[edge]
    # reads the distances of the round before, so that the atomic below is rare
    if candidate < distance[v]:
      before = wp.atomic_min(distance_next, v, candidate)
      if candidate < before:
        wp.atomic_max(in_next_frontier, v, 1)
