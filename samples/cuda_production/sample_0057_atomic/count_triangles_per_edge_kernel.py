import warp


@warp.kernel
def count_triangles_per_edge_kernel(
  active: warp.array[warp.int64],
  tails: warp.array[warp.int32],
  heads: warp.array[warp.int64],
  row_start: warp.array[warp.int32],
  neighbors: warp.array[warp.int32],
  edge_support: warp.array[warp.int32],
  num_corners: warp.array[warp.int32],
  total: warp.array[warp.int32],
):
  """Support of every edge: the number of vertices that are neighbors of both its ends."""
  e = warp.tid()
  if int(active[e]) == 0:
    return
  u = tails[e]
  v = int(heads[e])
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
        warp.atomic_add(num_corners, w, 1)
      a += 1
      b += 1

  edge_support[e] = support
  if support > 0:
    warp.atomic_add(num_corners, u, support)
    warp.atomic_add(num_corners, v, support)
    warp.atomic_add(total, 0, support)
