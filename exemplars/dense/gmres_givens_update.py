# idea: Givens rotations of GMRES
# brief: Append a column to the triangular factor of each GMRES solver of a batch and rotate its residual along.
# description: One thread per solver `s`. `column[s]` is the new column of its Hessenberg matrix for the iteration
#     `k[s]`, `k[s]` + 2 entries long. First the rotations of the iterations before, (cosine, sine) in `rotations[s,
#     i]`, turn its entries i and i + 1 in place (`rotate`). `givens` then makes the rotation that takes the last entry
#     to zero; it is stored in `rotations[s, k]`, and applied to the column and to entries k and k + 1 of `residual[s]`.
#     The first k + 1 entries of the rotated column go to column k of `triangle[s]`. `norm[s]` is the magnitude of entry
#     k + 1 of the residual, which is the norm of the true residual. Solvers that have converged (`active[s]` is 0) do
#     nothing: all their arrays stay.
# launch: n
# inputs:
#     k[n] = index(0, 7)
#     active[n] = index(0, 4)
#     column[n, 8] = uniform(0.1, 1)
#     rotations[n, 7] = unit
#     residual[n, 8] = uniform(-1, 1)
#     triangle[n, 7, 7] = zero
#     norm[n] = zero
# fits:
#     indirect_thread
#     largest_output(norm)
#     count_output(norm)
import warp as wp


@wp.func
def givens(a: float, b: float) -> wp.vec2:
    """Cosine and sine of the rotation that takes (a, b) to (r, 0), without squaring large numbers."""
    if b == 0.0:
        return wp.vec2(1.0, 0.0)
    if wp.abs(b) > wp.abs(a):
        t = a / b
        s = 1.0 / wp.sqrt(1.0 + t * t)
        return wp.vec2(s * t, s)
    t = b / a
    c = 1.0 / wp.sqrt(1.0 + t * t)
    return wp.vec2(c, c * t)


@wp.func
def rotate(rotation: wp.vec2, values: wp.array(dtype=float), i: int):
    """Turns entries i and i + 1 in place."""
    first = values[i]
    second = values[i + 1]
    values[i] = rotation[0] * first + rotation[1] * second
    values[i + 1] = rotation[0] * second - rotation[1] * first


@wp.kernel
def gmres_givens_update(k: wp.array(dtype=int), active: wp.array(dtype=int), column: wp.array2d(dtype=float),
                        rotations: wp.array2d(dtype=wp.vec2), residual: wp.array2d(dtype=float),
                        triangle: wp.array3d(dtype=float), norm: wp.array(dtype=float)):
    s = wp.tid()
    if active[s] == 0:
        return

    last = k[s]
    for i in range(last):
        rotate(rotations[s, i], column[s], i)

    # a new rotation takes out the one entry below the diagonal
    rotation = givens(column[s, last], column[s, last + 1])
    rotations[s, last] = rotation
    rotate(rotation, column[s], last)
    for i in range(last + 1):
        triangle[s, i, last] = column[s, i]

    rotate(rotation, residual[s], last)
    norm[s] = wp.abs(residual[s, last + 1])
