# idea: Zou-He velocity inlet of a lattice Boltzmann channel
# brief: Set the unknown D2Q9 populations at the left border of a channel so that the fluid enters with a given velocity.
# description: Thread `row` handles the cell `(row, 0)` of the populations `f`, whose first index is the direction in the
#     usual D2Q9 order (0 rest, 1 E, 2 N, 3 W, 4 S, 5 NE, 6 NW, 7 SW, 8 SE). Rows where `wall` is not zero are left alone.
#     With the inflow `speed[profile[row]]` normal to the border, the density is the sum of populations 0, 2 and 4 plus
#     twice those of 3, 6 and 7, over `1 - u` with that speed `u`. The incoming populations are set: 1 to `f3 + 2/3 *
#     density * u`, 5 to `f7 - (f2 - f4) / 2 + density * u / 6` and 8 to `f6 + (f2 - f4) / 2 + density * u / 6`. The density
#     is stored in `inlet_density`.
# launch: n
# inputs:
#     wall[n] = index(0, 2)
#     profile[n] = index(0, 8)
#     speed[8] = uniform(0, 0.1)
#     f[9, n, 4] = uniform(0.05, 0.15)
#     inlet_density[n] = zero
# fits:
#     indirect_thread
#     batch_dimension
import warp as wp


@wp.kernel
def lbm_zou_he_velocity_inlet(wall: wp.array(dtype=int), profile: wp.array(dtype=int), speed: wp.array(dtype=float),
                              f: wp.array3d(dtype=float), inlet_density: wp.array(dtype=float)):
    row = wp.tid()
    if wall[row] == 0:
        f2 = f[2, row, 0]
        f3 = f[3, row, 0]
        f4 = f[4, row, 0]
        f6 = f[6, row, 0]
        f7 = f[7, row, 0]

        u = speed[profile[row]]
        density = (f[0, row, 0] + f2 + f4 + 2.0 * (f3 + f6 + f7)) / (1.0 - u)

        # bounce-back of the nonequilibrium part normal to the border; no tangential velocity
        f[1, row, 0] = f3 + 2.0 / 3.0 * density * u
        f[5, row, 0] = f7 - 0.5 * (f2 - f4) + density * u / 6.0
        f[8, row, 0] = f6 + 0.5 * (f2 - f4) + density * u / 6.0
        inlet_density[row] = density
