# idea: damped relaxation of a linear system with many right sides
# brief: Compute the scaled residuals of a linear system with many right sides and move the corrections towards them.
# description: Launch over rows of the matrix and right sides. The weight of a row is one over the larger of
#     `row_scale[row]` and `SMALLEST`, or 0 where `is_fixed[row]` is not 0. The sum over the unknowns k of `matrix[row,
#     k]` times `solutions[k, side]`, from zero on, is subtracted from `right_sides[row, side]`; the difference times
#     the weight is written to `residuals[row, side]`, not limited. `corrections[row, side]` grows by `damping` times
#     that residual, which is held between -`limit` and `limit` before.
# launch: n, 16
# inputs:
#     matrix[n, 24] = uniform(-1, 1)
#     solutions[24, 16] = uniform(-1, 1)
#     right_sides[n, 16] = uniform(-2, 2)
#     row_scale[n] = uniform(0, 4)
#     is_fixed[n] = index(0, 2)
#     damping = 0.6
#     limit = 1.5
#     residuals[n, 16] = zero
#     corrections[n, 16] = uniform(-0.1, 0.1)
# fits:
#     parameter_per_element(damping: row)
#     batch_dimension
#     largest_output(residuals)
#     squares_output(residuals)
import warp as wp

SMALLEST = wp.constant(0.5)


@wp.kernel
def relax_many_right_sides(matrix: wp.array2d(dtype=float), solutions: wp.array2d(dtype=float),
                           right_sides: wp.array2d(dtype=float), row_scale: wp.array(dtype=float),
                           is_fixed: wp.array(dtype=int), damping: float, limit: float,
                           residuals: wp.array2d(dtype=float), corrections: wp.array2d(dtype=float)):
    """One sweep of a smoother over all right sides. Launch: rows x right sides."""
    row, side = wp.tid()
    # rows of large entries would decide alone
    largest = wp.max(row_scale[row], SMALLEST)
    weight = 1.0 / largest
    if is_fixed[row] != 0:
        weight = 0.0

    product = float(0.0)
    for k in range(matrix.shape[1]):
        product += matrix[row, k] * solutions[k, side]
    gap = right_sides[row, side] - product
    residual = weight * gap
    residuals[row, side] = residual
    step = wp.clamp(residual, -limit, limit)
    moved = corrections[row, side] + damping * step
    corrections[row, side] = moved
