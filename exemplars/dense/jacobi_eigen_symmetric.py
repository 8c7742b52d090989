# idea: eigen decomposition by Jacobi sweeps
# brief: Diagonalize symmetric 4x4 matrices by cyclic Jacobi rotations, sort the eigenvalues with their vectors, and project the
#     matrices to positive definite ones.
# description: One thread per matrix `matrices[b]`; only its symmetric part, half the sum with its transpose, is used. A
#     sweep rotates the planes (p, q), p < q, in turn: `annihilating_rotation` gives the (cosine, sine) that makes entry
#     (p, q) zero, by the smaller of the two angles, and (1, 0) where the magnitude of the entry is not above
#     `NEGLIGIBLE` times the sum of the magnitudes of the diagonal entries p and q; `rotate_symmetric` applies it to
#     both sides of the matrix, and `rotate_columns` collects it in the vectors. Sweeps end when `off_diagonal_norm` is
#     not above `tolerance` times the Frobenius norm of the matrix, or after `MAX_SWEEPS`. `sort_descending` orders the
#     eigenvalues with their columns by selection. `fix_signs` turns every column so that its entry of the largest
#     magnitude (the first of equals) is positive, which makes the result unique where the eigenvalues differ.
#     `eigenvalues[b]`, `eigenvectors[b]` (as columns) and the number of sweeps in `sweeps[b]` are stored; `rank[b]`, by
#     `numerical_rank`, counts eigenvalues whose magnitude exceeds `rank_tolerance` times the largest magnitude.
#     `projected[b]`, by `clamped_product`, is the matrix made of the same vectors and the eigenvalues raised to at
#     least `lowest`, as a Newton solver wants its Hessian.
# launch: n
# inputs:
#     matrices[n] = uniform(-1, 1)
#     tolerance = 1e-6
#     rank_tolerance = 0.1
#     lowest = 0.05
#     eigenvalues[n] = zero
#     eigenvectors[n] = zero
#     projected[n] = zero
#     sweeps[n] = zero
#     rank[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     batch_dimension
import warp as wp

SIZE = 4
MAX_SWEEPS = wp.constant(8)
NEGLIGIBLE = wp.constant(1.0e-9)


@wp.struct
class Eigensystem:
    values: wp.vec4
    vectors: wp.mat44


@wp.func
def off_diagonal_norm(a: wp.mat44) -> float:
    total = float(0.0)
    for p in range(SIZE):
        for q in range(SIZE):
            if p != q:
                total += a[p, q] * a[p, q]
    return wp.sqrt(total)


@wp.func
def annihilating_rotation(app: float, aqq: float, apq: float) -> wp.vec2:
    """Cosine and sine of the rotation that diagonalizes [[app, apq], [apq, aqq]]."""
    if wp.abs(apq) <= NEGLIGIBLE * (wp.abs(app) + wp.abs(aqq)):
        return wp.vec2(1.0, 0.0)
    theta = 0.5 * (aqq - app) / apq
    # the root of smaller magnitude turns by at most 45 degrees, which keeps the sweeps convergent
    t = 1.0 / (wp.abs(theta) + wp.sqrt(theta * theta + 1.0))
    if theta < 0.0:
        t = -t
    c = 1.0 / wp.sqrt(t * t + 1.0)
    return wp.vec2(c, t * c)


@wp.func
def rotate_columns(m: wp.mat44, p: int, q: int, rotation: wp.vec2) -> wp.mat44:
    turned = wp.mat44(m)
    for k in range(SIZE):
        turned[k, p] = rotation[0] * m[k, p] - rotation[1] * m[k, q]
        turned[k, q] = rotation[1] * m[k, p] + rotation[0] * m[k, q]
    return turned


@wp.func
def rotate_symmetric(a: wp.mat44, p: int, q: int, rotation: wp.vec2) -> wp.mat44:
    """J^T a J for the rotation J of the plane (p, q)."""
    right = rotate_columns(a, p, q, rotation)
    return wp.transpose(rotate_columns(wp.transpose(right), p, q, rotation))


@wp.func
def sort_descending(system: Eigensystem) -> Eigensystem:
    values = wp.vec4(system.values)
    vectors = wp.mat44(system.vectors)
    for i in range(SIZE - 1):
        top = int(i)
        for j in range(i + 1, SIZE):
            if values[j] > values[top]:
                top = j
        if top != i:
            value = values[i]
            values[i] = values[top]
            values[top] = value
            for k in range(SIZE):
                entry = vectors[k, i]
                vectors[k, i] = vectors[k, top]
                vectors[k, top] = entry
    ordered = Eigensystem()
    ordered.values = values
    ordered.vectors = vectors
    return ordered


@wp.func
def fix_signs(vectors: wp.mat44) -> wp.mat44:
    fixed = wp.mat44(vectors)
    for j in range(SIZE):
        strongest = float(0.0)
        for k in range(SIZE):
            if wp.abs(vectors[k, j]) > wp.abs(strongest):
                strongest = vectors[k, j]
        if strongest < 0.0:
            for k in range(SIZE):
                fixed[k, j] = -vectors[k, j]
    return fixed


@wp.func
def numerical_rank(values: wp.vec4, rank_tolerance: float) -> int:
    largest = float(0.0)
    for k in range(SIZE):
        largest = wp.max(largest, wp.abs(values[k]))
    count = int(0)
    for k in range(SIZE):
        if wp.abs(values[k]) > rank_tolerance * largest:
            count += 1
    return count


@wp.func
def clamped_product(system: Eigensystem, lowest: float) -> wp.mat44:
    """Matrix with the same vectors and no eigenvalue below a limit."""
    scaled = wp.mat44(system.vectors)
    for j in range(SIZE):
        value = wp.max(system.values[j], lowest)
        for k in range(SIZE):
            scaled[k, j] = system.vectors[k, j] * value
    return scaled * wp.transpose(system.vectors)


@wp.kernel(enable_backward=False)
def jacobi_eigen_symmetric(
    matrices: wp.array(dtype=wp.mat44),
    tolerance: float,
    rank_tolerance: float,
    lowest: float,
    eigenvalues: wp.array(dtype=wp.vec4),
    eigenvectors: wp.array(dtype=wp.mat44),
    projected: wp.array(dtype=wp.mat44),
    sweeps: wp.array(dtype=int),
    rank: wp.array(dtype=int),
):
    """Symmetric eigenvalue problem, slow per matrix but exact to rounding. Launch: one thread per matrix.

    Args:
        matrices: The matrices; the antisymmetric part is dropped.
        tolerance: Off-diagonal norm, relative to the matrix, at which a matrix counts as diagonal.
        rank_tolerance: Magnitude, relative to the largest, below which an eigenvalue counts as zero.
        lowest: Smallest eigenvalue of the projected matrices.
        eigenvalues: Eigenvalues, largest first.
        eigenvectors: Unit eigenvectors as columns, in the same order.
        projected: Nearest matrices with eigenvalues of at least `lowest`.
        sweeps: Sweeps that were needed.
        rank: Numerical rank.
    """
    b = wp.tid()
    a = (matrices[b] + wp.transpose(matrices[b])) * 0.5
    vectors = wp.identity(n=SIZE, dtype=float)
    goal = tolerance * wp.sqrt(wp.ddot(a, a))

    sweep = int(0)
    while sweep < MAX_SWEEPS and off_diagonal_norm(a) > goal:
        for p in range(SIZE - 1):
            for q in range(p + 1, SIZE):
                rotation = annihilating_rotation(a[p, p], a[q, q], a[p, q])
                a = rotate_symmetric(a, p, q, rotation)
                vectors = rotate_columns(vectors, p, q, rotation)
        sweep += 1

    system = Eigensystem()
    system.values = wp.get_diag(a)
    system.vectors = vectors
    ordered = sort_descending(system)

    eigenvalues[b] = ordered.values
    eigenvectors[b] = fix_signs(ordered.vectors)
    projected[b] = clamped_product(ordered, lowest)
    sweeps[b] = sweep
    rank[b] = numerical_rank(ordered.values, rank_tolerance)
