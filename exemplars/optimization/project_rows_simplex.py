# idea: Euclidean projection onto the probability simplex
# brief: Project every row of weights onto the simplex of non-negative numbers with a given sum.
# description: The projection subtracts one threshold from all weights of a row and cuts at 0, so that the result sums
#     to `total`. Row `row` finds the threshold by bisection between the smallest weight minus `total` and the largest
#     weight of its free entries, `BISECTIONS` times: where `excess_above` (the sum of what the weights exceed a
#     threshold by) is greater than `total` the threshold must rise. It is the middle of the last interval. Entries with
#     `fixed` true are not free: they are held at 0 and have no part in this. A row with all entries fixed becomes 0,
#     with the threshold 0. `projected` gets the weights, `threshold` the threshold found, and `active_count` the number
#     of entries above 0.
# launch: n
# inputs:
#     weights[n, 9] = uniform(-1, 2)
#     fixed[n, 9] = bool
#     total = 1.0
#     projected[n, 9] = zero
#     threshold[n] = zero
#     active_count[n] = zero
# fits:
#     parameter_per_element(total)
#     indirect_thread
import warp as wp

BISECTIONS = 30


@wp.func
def excess_above(
  weights: wp.array2d(dtype=float),
  fixed: wp.array2d(dtype=wp.bool),
  row: int,
  level: float,
) -> float:
  total = float(0.0)
  for c in range(weights.shape[1]):
    if not fixed[row, c]:
      total += wp.max(weights[row, c] - level, 0.0)
  return total


@wp.kernel(enable_backward=False)
def project_rows_simplex(
  weights: wp.array2d(dtype=float),
  fixed: wp.array2d(dtype=wp.bool),
  total: float,
  projected: wp.array2d(dtype=float),
  threshold: wp.array(dtype=float),
  active_count: wp.array(dtype=int),
):
  row = wp.tid()
  columns = weights.shape[1]

  low = float(wp.inf)
  high = float(-wp.inf)
  for c in range(columns):
    if not fixed[row, c]:
      low = wp.min(low, weights[row, c])
      high = wp.max(high, weights[row, c])
  if low > high:  # nothing is free
    threshold[row] = 0.0
    active_count[row] = 0
    for c in range(columns):
      projected[row, c] = 0.0
    return

  low = low - total  # here the excess is at least the total, at the top it is 0
  for step in range(wp.static(BISECTIONS)):
    middle = 0.5 * (low + high)
    if excess_above(weights, fixed, row, middle) > total:
      low = middle
    else:
      high = middle

  level = 0.5 * (low + high)
  active = int(0)
  for c in range(columns):
    kept = wp.where(fixed[row, c], 0.0, wp.max(weights[row, c] - level, 0.0))
    projected[row, c] = kept
    if kept > 0.0:
      active += 1
  threshold[row] = level
  active_count[row] = active
