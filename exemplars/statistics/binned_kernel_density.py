# idea: kernel density estimate on a grid with cell lists
# brief: Estimate the density of scattered samples at the nodes of a grid from the cells around each node.
# description: Samples in two dimensions are sorted by square cells of the size `bandwidth`, counted from the origin
#     along the first coordinate by `i` and along the second by `j`: cell (`i`, `j`) has the number `i * columns + j`
#     and owns the entries `cell_start[cell]` to before `cell_start[cell + 1]` of `cell_samples`, each an index of
#     `samples`. The node of thread (`i`, `j`) is the centre of its cell. It visits the three by three cells around it,
#     without those outside of the grid (`rows` and `columns` cells), and sums `weights` times the Epanechnikov kernel
#     (`epanechnikov`) of the squared distance in units of the bandwidth, which is 0 from 1 on. `density[i, j]` is this
#     sum divided by the square of `bandwidth`; `support[i, j]` counts the samples within reach.
# launch: n, 6
# inputs:
#     cell_start[6*n+1] = offsets(0, 12*n)
#     cell_samples[12*n] = index(0, 12*n)
#     samples[12*n] = uniform(0, 3)
#     weights[12*n] = uniform(0.5, 1)
#     rows = n
#     columns = 6
#     bandwidth = 0.5
#     density[n, 6] = zero
#     support[n, 6] = zero
# fits:
#     limit_output(density: below)
#     flag_output(density)
#     largest_output(density)
import warp as wp

EPANECHNIKOV_SCALE = wp.constant(2.0 / wp.pi)  # integrates to 1 over the unit disc


@wp.func
def epanechnikov(
  distance_squared: float,
) -> float:
  if distance_squared >= 1.0:
    return 0.0
  return EPANECHNIKOV_SCALE * (1.0 - distance_squared)


@wp.kernel
def binned_kernel_density(
  cell_start: wp.array(dtype=int),
  cell_samples: wp.array(dtype=int),
  samples: wp.array(dtype=wp.vec2),
  weights: wp.array(dtype=float),
  rows: int,
  columns: int,
  bandwidth: float,
  density: wp.array2d(dtype=float),
  support: wp.array2d(dtype=int),
):
  """Kernel density at cell centers.

  Cells are as wide as the kernel, so nothing beyond the direct neighbors can reach a node.
  """
  i, j = wp.tid()
  node = wp.vec2(float(i) + 0.5, float(j) + 0.5) * bandwidth

  total = float(0.0)
  within = int(0)
  for row in range(wp.max(i - 1, 0), wp.min(i + 2, rows)):
    for column in range(wp.max(j - 1, 0), wp.min(j + 2, columns)):
      cell = row * columns + column
      for k in range(cell_start[cell], cell_start[cell + 1]):
        s = cell_samples[k]
        offset = (samples[s] - node) / bandwidth
        kernel_value = epanechnikov(wp.dot(offset, offset))
        total += weights[s] * kernel_value
        if kernel_value > 0.0:
          within += 1

  density[i, j] = total / (bandwidth * bandwidth)
  support[i, j] = within
