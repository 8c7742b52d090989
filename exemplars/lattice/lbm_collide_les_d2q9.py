# idea: lattice Boltzmann collision with a subgrid model
# brief: Collide the D2Q9 populations of a lattice Boltzmann fluid under a body force, with the Smagorinsky model for unresolved eddies.
# description: One thread per cell updates its nine populations `f[q, i, j]` in place; cells where `solid` is not zero
#     are left alone. `density` and momentum are the moments of the populations, the velocity is the momentum plus half
#     the force `gravity * density`, over the density. `equilibrium` is the second-order D2Q9 equilibrium of direction
#     `q`, with the lattice vectors `CX`, `CY` and weights `WEIGHT`. The relaxation time comes from `turbulent_tau`:
#     with the norm (over all four components, `TINY` added below the root) of the stress of the nonequilibrium parts
#     and the Smagorinsky constant `smagorinsky` it is `0.5 * (tau0 + sqrt(tau0^2 + 18 sqrt(2) smagorinsky^2 norm /
#     density))`, where `tau0` is `tau_molecular`. Each population relaxes by `1 / tau` towards its equilibrium and gets
#     Guo's force term. Density and velocity go to `density_out` and `velocity_out`.
# launch: n, 16
# inputs:
#     f[9, n, 16] = uniform(0.05, 0.15)
#     solid[n, 16] = index(0, 2)
#     gravity = uniform(-0.001, 0.001)
#     tau_molecular = uniform(0.55, 0.8)
#     smagorinsky = uniform(0.1, 0.2)
#     density_out[n, 16] = zero
#     velocity_out[n, 16] = zero
# fits:
#     total_output(density_out)
#     length_output(velocity_out)
#     batch_dimension
import warp as wp

vec9 = wp.types.vector(length=9, dtype=float)
vec9i = wp.types.vector(length=9, dtype=int)

CX = wp.constant(vec9i(0, 1, 0, -1, 0, 1, -1, -1, 1))
CY = wp.constant(vec9i(0, 0, 1, 0, -1, 1, 1, -1, -1))
WEIGHT = wp.constant(
    vec9(4.0 / 9.0, 1.0 / 9.0, 1.0 / 9.0, 1.0 / 9.0, 1.0 / 9.0, 1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0)
)
TINY = wp.constant(1.0e-12)


@wp.func
def direction(q: int) -> wp.vec2:
    return wp.vec2(float(CX[q]), float(CY[q]))


@wp.func
def equilibrium(q: int, density: float, velocity: wp.vec2) -> float:
    cu = wp.dot(direction(q), velocity)
    return WEIGHT[q] * density * (1.0 + 3.0 * cu + 4.5 * cu * cu - 1.5 * wp.dot(velocity, velocity))


@wp.func
def guo_source(q: int, velocity: wp.vec2, force: wp.vec2, tau: float) -> float:
    """Force term of second order in time (Guo, Zheng and Shi, 2002)."""
    c = direction(q)
    along = 3.0 * (c - velocity) + 9.0 * wp.dot(c, velocity) * c
    return (1.0 - 0.5 / tau) * WEIGHT[q] * wp.dot(along, force)


@wp.func
def turbulent_tau(tau0: float, smagorinsky: float, stress_norm: float, density: float) -> float:
    """Relaxation time with the eddy viscosity; the stress is local in lattice Boltzmann, no derivatives are needed."""
    eddy = 18.0 * wp.sqrt(2.0) * smagorinsky * smagorinsky * stress_norm / density
    return 0.5 * (tau0 + wp.sqrt(tau0 * tau0 + eddy))


@wp.kernel
def lbm_collide_les_d2q9(
    f: wp.array3d(dtype=float),
    solid: wp.array2d(dtype=int),
    gravity: wp.vec2,
    tau_molecular: float,
    smagorinsky: float,
    density_out: wp.array2d(dtype=float),
    velocity_out: wp.array2d(dtype=wp.vec2),
):
    """BGK collision in place. Launch: one thread per cell."""
    i, j = wp.tid()
    if solid[i, j] != 0:
        return

    density = float(0.0)
    momentum = wp.vec2(0.0)
    for q in range(9):
        density += f[q, i, j]
        momentum += f[q, i, j] * direction(q)
    force = gravity * density
    velocity = (momentum + 0.5 * force) / density

    # momentum flux of what is not in equilibrium
    stress_xx = float(0.0)
    stress_yy = float(0.0)
    stress_xy = float(0.0)
    for q in range(9):
        excess = f[q, i, j] - equilibrium(q, density, velocity)
        c = direction(q)
        stress_xx += c[0] * c[0] * excess
        stress_yy += c[1] * c[1] * excess
        stress_xy += c[0] * c[1] * excess
    norm = wp.sqrt(stress_xx * stress_xx + stress_yy * stress_yy + 2.0 * stress_xy * stress_xy + TINY)
    tau = turbulent_tau(tau_molecular, smagorinsky, norm, density)

    for q in range(9):
        relaxed = f[q, i, j] - (f[q, i, j] - equilibrium(q, density, velocity)) / tau
        f[q, i, j] = relaxed + guo_source(q, velocity, force, tau)
    density_out[i, j] = density
    velocity_out[i, j] = velocity
