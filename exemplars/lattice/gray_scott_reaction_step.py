# idea: Gray-Scott reaction and diffusion
# brief: Advance the two concentrations of the Gray-Scott system by one explicit time step on a periodic grid.
# description: `species` holds the concentrations u and v of every cell as a vec2. `laplacian` is the nine-point one for
#     unit spacing, 0.2 for the four sides, 0.05 for the corners and minus the cell, with wrapped neighbours. `species_next`
#     adds `dt` times diffusion, by the component of `diffusion`, and reaction: u loses `u * v * v` and is fed by `feed * (1
#     - u)`, v gains `u * v * v` and is removed at the rate `feed + kill`.
# launch: n, 16
# inputs:
#     species[n, 16] = uniform(0, 1)
#     diffusion = uniform(0.1, 1)
#     feed = uniform(0.02, 0.06)
#     kill = uniform(0.05, 0.07)
#     dt = uniform(0.5, 1)
#     species_next[n, 16] = zero
# fits:
#     difference_output(species_next)
#     batch_dimension
from typing import Any

import warp as wp

SIDE = wp.constant(0.2)
CORNER = wp.constant(0.05)


@wp.func
def laplacian(field: wp.array2d(dtype=Any), i: int, j: int):
    rows = field.shape[0]
    columns = field.shape[1]
    north = (i + 1) % rows
    south = (i + rows - 1) % rows
    east = (j + 1) % columns
    west = (j + columns - 1) % columns
    sides = field[north, j] + field[south, j] + field[i, east] + field[i, west]
    corners = field[north, east] + field[north, west] + field[south, east] + field[south, west]
    return SIDE * sides + CORNER * corners - field[i, j]


@wp.kernel
def gray_scott_reaction_step(species: wp.array2d(dtype=wp.vec2), diffusion: wp.vec2, feed: float, kill: float, dt: float,
                             species_next: wp.array2d(dtype=wp.vec2)):
    i, j = wp.tid()
    u = species[i, j][0]
    v = species[i, j][1]
    uptake = u * v * v  # autocatalytic: two v turn one u into v
    reaction = wp.vec2(feed * (1.0 - u) - uptake, uptake - (feed + kill) * v)
    species_next[i, j] = species[i, j] + dt * (wp.cw_mul(diffusion, laplacian(species, i, j)) + reaction)
