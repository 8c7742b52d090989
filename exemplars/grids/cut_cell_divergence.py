# idea: divergence in cut cells of a staggered grid
# brief: Compute the negative divergence of staggered velocities in cells that a moving solid cuts.
# description: One thread per cell of a 3-d staggered grid with spacing `h`. Cells whose `region` is negative lie outside
#     of the fluid: `divergence` is zero there. For the others it is minus the sum over the six faces of the outgoing flux
#     over `h`: the face velocity (`u`, `v`, `w` by axis) on the open fraction of the face (`open_u`, `open_v`, `open_w`),
#     and on the closed rest the component of the cell's `solid_velocity`. `axis_outflow` does it for the two faces of one
#     axis. `volume_change[region]` collects the divergence per region with an atomic addition, for the compatibility of
#     closed regions.
# launch: n, 8, 4
# inputs:
#     u[n+1, 8, 4] = uniform(-1, 1)
#     v[n, 9, 4] = uniform(-1, 1)
#     w[n, 8, 5] = uniform(-1, 1)
#     open_u[n+1, 8, 4] = uniform(0, 1)
#     open_v[n, 9, 4] = uniform(0, 1)
#     open_w[n, 8, 5] = uniform(0, 1)
#     solid_velocity[n, 8, 4] = uniform(-0.5, 0.5)
#     region[n, 8, 4] = index(-1, 6)
#     h = uniform(0.1, 0.3)
#     divergence[n, 8, 4] = zero
#     volume_change[6] = zero
# fits:
#     largest_output(divergence)
#     squares_output(divergence)
#     batch_dimension
import warp as wp


@wp.func
def axis_outflow(low: float, high: float, open_low: float, open_high: float, solid: float):
    """Flux out of the two faces of an axis; the closed part of a face moves with the solid."""
    out_high = open_high * high + (1.0 - open_high) * solid
    out_low = open_low * low + (1.0 - open_low) * solid
    return out_high - out_low


@wp.kernel
def cut_cell_divergence(
    u: wp.array3d(dtype=float), v: wp.array3d(dtype=float), w: wp.array3d(dtype=float),
    open_u: wp.array3d(dtype=float), open_v: wp.array3d(dtype=float), open_w: wp.array3d(dtype=float),
    solid_velocity: wp.array3d(dtype=wp.vec3), region: wp.array3d(dtype=int), h: float,
    divergence: wp.array3d(dtype=float), volume_change: wp.array(dtype=float),
):
    i, j, k = wp.tid()
    r = region[i, j, k]
    if r < 0:
        divergence[i, j, k] = 0.0
        return

    solid = solid_velocity[i, j, k]
    outflow = axis_outflow(u[i, j, k], u[i + 1, j, k], open_u[i, j, k], open_u[i + 1, j, k], solid[0])
    outflow += axis_outflow(v[i, j, k], v[i, j + 1, k], open_v[i, j, k], open_v[i, j + 1, k], solid[1])
    outflow += axis_outflow(w[i, j, k], w[i, j, k + 1], open_w[i, j, k], open_w[i, j, k + 1], solid[2])

    divergence[i, j, k] = -outflow / h
    wp.atomic_add(volume_change, r, -outflow / h)
