# idea: update step of conjugate gradients
# brief: Advance solutions and residuals of several conjugate gradient solves along their search directions, and precondition the
#     new residuals.
# description: Launch over unknowns and right sides. The step length of side `side` is `rho[side]` over
#     `curvature[side]` (direction . A direction); it is 0 (`step_length`), and `solution` and `residual` stay, where
#     `converged[side]` is 1, or where the curvature is not above `BREAKDOWN` times the magnitude of `rho[side]`: then
#     the matrix is not positive definite, or both are 0. `solution` grows by step * `direction`, and `residual` shrinks
#     by step * `product` (A times direction). The preconditioned residual is the new residual times
#     `inverse_diagonal[i]`, stored in `preconditioned`. The dot products of the new residual with it and with itself
#     (the squared norm) are added to `rho_next[side]` and `residual_norm[side]` by atomics, also for sides that stay.
# launch: n, 4
# inputs:
#     direction[n, 4] = uniform(-1, 1)
#     product[n, 4] = uniform(-1, 1)
#     inverse_diagonal[n] = uniform(0.5, 1)
#     rho[4] = uniform(0.1, 1)
#     curvature[4] = uniform(-0.5, 2)
#     converged[4] = index(0, 3)
#     solution[n, 4] = uniform(-1, 1)
#     residual[n, 4] = uniform(-1, 1)
#     preconditioned[n, 4] = zero
#     rho_next[4] = zero
#     residual_norm[4] = zero
# fits:
#     batch_dimension
import warp as wp

BREAKDOWN = wp.constant(wp.float64(1.0e-12))


@wp.func
def step_length(rho: wp.float64, curvature: wp.float64, converged: int) -> wp.float64:
    if converged == 1:
        return wp.float64(0.0)
    # both fall together as the solve converges, only their ratio tells a breakdown
    elif curvature <= BREAKDOWN * wp.abs(rho):
        return wp.float64(0.0)
    return rho / curvature


@wp.kernel
def cg_advance_iterates(
    direction: wp.array2d(dtype=wp.float64),
    product: wp.array2d(dtype=wp.float64),
    inverse_diagonal: wp.array(dtype=wp.float64),
    rho: wp.array(dtype=wp.float64),
    curvature: wp.array(dtype=wp.float64),
    converged: wp.array(dtype=int),
    solution: wp.array2d(dtype=wp.float64),
    residual: wp.array2d(dtype=wp.float64),
    preconditioned: wp.array2d(dtype=wp.float64),
    rho_next: wp.array(dtype=wp.float64),
    residual_norm: wp.array(dtype=wp.float64),
):
    """Fuses two axpys, the diagonal preconditioner and two dot products. Launch: unknowns x right sides."""
    i, side = wp.tid()
    step = step_length(rho[side], curvature[side], converged[side])

    # sides that stand still take part in the sums, so that their norms stay valid
    r = residual[i, side]
    if step != wp.float64(0.0):
        solution[i, side] += step * direction[i, side]
        r -= step * product[i, side]
        residual[i, side] = r

    z = inverse_diagonal[i] * r
    preconditioned[i, side] = z
    wp.atomic_add(rho_next, side, r * z)
    wp.atomic_add(residual_norm, side, r * r)
