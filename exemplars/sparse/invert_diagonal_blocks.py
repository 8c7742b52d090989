# idea: block Jacobi preconditioner
# brief: Gather the diagonal blocks of a sparse matrix of 3x3 blocks and invert them robustly, as a preconditioner.
# description: One thread per block row. The blocks of the row that lie on the diagonal (column `columns[k]` equal to
#     the row; `row_start` delimits the entries) are summed up from `blocks`, because assembly may store several, and
#     made symmetric. To each diagonal entry `lumping` times the sum of the magnitudes in that row of all other blocks
#     (`block_row_sum`) is added. The diagonal of the block is then lifted by `regularization` times its size, the
#     largest magnitude on it (`largest_diagonal`). `invert_spd` eliminates without pivoting (LDL^T) and tells whether
#     all pivots were above `MIN_PIVOT` times the size before the lift; if not, or if the row has no diagonal block, the
#     inverse of the diagonal alone is used, with 1 for entries not above the same limit (`inverse_or_one`). Degrees of
#     freedom in `fixed_mask[row]` (the lowest three bits, one per component) get a zero row and column with 1 on the
#     diagonal. The result is stored in `inverse[row]`, and `fallbacks[0]` counts rows that used the diagonal alone.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 4*n)
#     columns[4*n] = sorted_index(0, n)
#     blocks[4*n] = uniform(-0.5, 1.5)
#     fixed_mask[n] = index(0, 12)
#     lumping = 0.1
#     regularization = 1e-3
#     inverse[n] = zero
#     fallbacks[1] = zero
import warp as wp

MIN_PIVOT = wp.constant(1.0e-2)


@wp.func
def block_row_sum(block: wp.mat33, component: int) -> float:
    return wp.abs(block[component, 0]) + wp.abs(block[component, 1]) + wp.abs(block[component, 2])


@wp.func
def largest_diagonal(block: wp.mat33) -> float:
    return wp.max(wp.abs(block[0, 0]), wp.max(wp.abs(block[1, 1]), wp.abs(block[2, 2])))


@wp.func
def inverse_or_one(value: float, smallest: float) -> float:
    if value > smallest:
        return 1.0 / value
    return 1.0


@wp.func
def invert_diagonal(block: wp.mat33, smallest: float) -> wp.mat33:
    return wp.diag(
        wp.vec3(
            inverse_or_one(block[0, 0], smallest),
            inverse_or_one(block[1, 1], smallest),
            inverse_or_one(block[2, 2], smallest),
        )
    )


@wp.func
def invert_spd(a: wp.mat33, smallest: float):
    """Inverse by LDL^T and True, or the zero matrix and False if a pivot is too small."""
    d0 = a[0, 0]
    if d0 <= smallest:
        return wp.mat33(), False
    l10 = a[1, 0] / d0
    l20 = a[2, 0] / d0
    d1 = a[1, 1] - l10 * a[1, 0]
    if d1 <= smallest:
        return wp.mat33(), False
    l21 = (a[2, 1] - l20 * a[1, 0]) / d1
    d2 = a[2, 2] - l20 * a[2, 0] - l21 * l21 * d1
    if d2 <= smallest:
        return wp.mat33(), False

    # inverse of the unit lower triangle, then L^-T D^-1 L^-1
    lower_inverse = wp.mat33(1.0, 0.0, 0.0, -l10, 1.0, 0.0, l10 * l21 - l20, -l21, 1.0)
    scaled = wp.diag(wp.vec3(1.0 / d0, 1.0 / d1, 1.0 / d2)) * lower_inverse
    return wp.transpose(lower_inverse) * scaled, True


@wp.func
def fix_components(block: wp.mat33, mask: int) -> wp.mat33:
    """Decouples components held by a boundary condition."""
    fixed = block
    for c in range(3):
        if ((mask >> c) & 1) == 1:
            for other in range(3):
                fixed[c, other] = 0.0
                fixed[other, c] = 0.0
            fixed[c, c] = 1.0
    return fixed


@wp.kernel
def invert_diagonal_blocks(
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    blocks: wp.array(dtype=wp.mat33),
    fixed_mask: wp.array(dtype=wp.uint8),
    lumping: float,
    regularization: float,
    inverse: wp.array(dtype=wp.mat33),
    fallbacks: wp.array(dtype=int),
):
    """Block Jacobi setup.

    Args:
        row_start: First block of every block row, one more than there are rows.
        columns: Block column of every block.
        blocks: The blocks.
        fixed_mask: Bits of the components of a node that are fixed.
        lumping: Share of the off-diagonal blocks that is lumped onto the diagonal.
        regularization: Relative lift of the diagonal.
        inverse: Inverse of every diagonal block.
        fallbacks: Number of rows where only the diagonal could be inverted.
    """
    row = wp.tid()

    diagonal = wp.mat33()
    lumped = wp.vec3()
    found = int(0)
    for k in range(row_start[row], row_start[row + 1]):
        block = blocks[k]
        if columns[k] == row:
            diagonal += (block + wp.transpose(block)) * 0.5
            found += 1
        else:
            lumped += wp.vec3(block_row_sum(block, 0), block_row_sum(block, 1), block_row_sum(block, 2))

    diagonal += wp.diag(lumped) * lumping
    size = largest_diagonal(diagonal)
    diagonal += wp.identity(n=3, dtype=float) * (regularization * size)

    smallest = MIN_PIVOT * size
    result, success = invert_spd(diagonal, smallest)
    if found == 0 or not success:
        result = invert_diagonal(diagonal, smallest)
        wp.atomic_add(fallbacks, 0, 1)
    inverse[row] = fix_components(result, int(fixed_mask[row]))
