# idea: one level of the down-sweep of a Blelloch scan
# brief: Push the partial sums of a scan tree down by one level in every segment.
# description: Each row of `tree` is a segment of 32 elements after the up-sweep of a work-efficient scan. At the level of
#     `stride` the thread (`segment`, `node`) owns the node with the left child at `stride * (2 * node + 1) - 1` and the right
#     child `stride` further; threads whose right child lies behind the row have no node at this level and return. On the way down
#     the left child takes what the right one held, and the right child the sum of both. At the topmost level, where the right
#     child is the last element of the row, that element holds the total of the segment: it is saved to `segment_total`, and 0
#     takes its place before the step. The type of the numbers is free; the overload is for float64.
# launch: n, 16
# inputs:
#     tree[n, 32] = uniform(-1, 1)
#     stride = 16
#     segment_total[n] = zero
from typing import Any

import warp as wp


@wp.kernel
def blelloch_downsweep_level(
    tree: wp.array2d(dtype=Any),
    stride: int,
    segment_total: wp.array(dtype=Any),
):
  """One level of the down-sweep of an exclusive scan; launched with stride 16, 8, 4, 2, 1."""
  segment, node = wp.tid()
  length = tree.shape[1]
  left = stride * (2 * node + 1) - 1
  right = left + stride
  if right >= length:
    return

  carried = tree[segment, right]
  if 2 * stride == length:
    # the root: its sum is the segment's total, and nothing comes before the segment
    segment_total[segment] = carried
    carried = tree.dtype(0)

  below = tree[segment, left]
  tree[segment, left] = carried
  tree[segment, right] = carried + below


wp.overload(
  blelloch_downsweep_level, {"tree": wp.array2d(dtype=wp.float64), "segment_total": wp.array(dtype=wp.float64)}
)
