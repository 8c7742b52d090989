# idea: charge spreading of particle mesh Ewald
# brief: Spread atomic charges over a periodic mesh with cubic B-splines, one thread per mesh point of every atom.
# description: Launch in four dimensions: `atom` and the three offsets 0 to 3 of the 4 x 4 x 4 mesh points it touches. The
#     scaled position is `position[atom]` times `points_per_length`, by component; the fractional part f and the integer part
#     of it give weight `bspline4(offset, f)` and mesh index (integer - 1 + offset), wrapped periodically by `wrap` into the
#     shape of `mesh`. The weights are for offset 0: (1 - f)^3 / 6, 1: (3 f^3 - 6 f^2 + 4) / 6, 2: (-3 f^3 + 3 f^2 + 3 f + 1)
#     / 6, 3: f^3 / 6. Adds `charge[atom]` times the product of the three weights to `mesh` atomically; neutral atoms leave
#     early.
# launch: n, 4, 4, 4
# inputs:
#     position[n] = uniform(0, 2)
#     charge[n] = index(-1, 2)
#     points_per_length = constant(4)
#     mesh[8, 8, 8] = zero
import warp as wp


@wp.func
def bspline4(offset: int, f: float) -> float:
    """Weight of one of the four mesh points that a cubic B-spline covers."""
    if offset == 0:
        g = 1.0 - f
        return g * g * g / 6.0
    elif offset == 1:
        return (3.0 * f * f * f - 6.0 * f * f + 4.0) / 6.0
    elif offset == 2:
        return (-3.0 * f * f * f + 3.0 * f * f + 3.0 * f + 1.0) / 6.0
    return f * f * f / 6.0


@wp.func
def wrap(i: int, count: int) -> int:
    return ((i % count) + count) % count


@wp.kernel
def pme_spread_charges(
    position: wp.array(dtype=wp.vec3), charge: wp.array(dtype=float), points_per_length: wp.vec3, mesh: wp.array3d(dtype=float)
):
    atom, i, j, k = wp.tid()
    q = charge[atom]
    if q == 0.0:
        return

    scaled = wp.cw_mul(position[atom], points_per_length)
    base_x = wp.floor(scaled[0])
    base_y = wp.floor(scaled[1])
    base_z = wp.floor(scaled[2])
    weight = bspline4(i, scaled[0] - base_x) * bspline4(j, scaled[1] - base_y) * bspline4(k, scaled[2] - base_z)

    x = wrap(int(base_x) - 1 + i, mesh.shape[0])
    y = wrap(int(base_y) - 1 + j, mesh.shape[1])
    z = wrap(int(base_z) - 1 + k, mesh.shape[2])
    wp.atomic_add(mesh, x, y, z, q * weight)
