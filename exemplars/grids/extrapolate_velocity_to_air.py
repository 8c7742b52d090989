# idea: velocity extrapolation across a free surface
# brief: Extend the velocity of a liquid by one layer of cells into the air.
# description: Cells where `valid` is not zero pass their `velocity` and flag on to `velocity_out` and `valid_out`. Any
#     other cell averages the velocities of the valid cells among its eight neighbours inside of the grid, and becomes valid
#     if there is at least one; without any it gets zero and stays invalid.
# launch: n, 16
# inputs:
#     velocity[n, 16] = uniform(-1, 1)
#     valid[n, 16] = index(0, 2)
#     velocity_out[n, 16] = zero
#     valid_out[n, 16] = zero
# fits:
#     length_output(velocity_out)
#     batch_dimension
import warp as wp


@wp.kernel
def extrapolate_velocity_to_air(velocity: wp.array2d(dtype=wp.vec2), valid: wp.array2d(dtype=int),
                                velocity_out: wp.array2d(dtype=wp.vec2), valid_out: wp.array2d(dtype=int)):
  i, j = wp.tid()
  if valid[i, j] != 0:
    velocity_out[i, j] = velocity[i, j]
    valid_out[i, j] = valid[i, j]
    return

  total = wp.vec2(0.0)
  count = int(0)
  for di in range(-1, 2):
    for dj in range(-1, 2):
      row = i + di
      column = j + dj
      if row < 0 or column < 0 or row >= velocity.shape[0] or column >= velocity.shape[1]:
        continue
      if valid[row, column] != 0:  # never the cell itself, it is invalid
        total += velocity[row, column]
        count += 1

  if count > 0:
    velocity_out[i, j] = total / float(count)
    valid_out[i, j] = 1
  else:
    velocity_out[i, j] = wp.vec2(0.0)
    valid_out[i, j] = 0
