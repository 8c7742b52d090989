# idea: heat diffusion on a plate
# brief: Advance the temperature of a plate by one explicit step of diffusion, with the five points of the stencil loaded as
#     shifted tiles.
# description: `temperature` has a border of one cell on every side. Block (`tile_row`, `tile_column`) advances the inner
#     cells whose first is `tile_row * SIDE`, `tile_column * SIDE` of the inner grid, so its middle is at that place plus one
#     in `temperature`. Five tiles of `SIDE` by `SIDE` are loaded, one at the cells and four shifted by one cell north, south,
#     west and east. `next_temperature`, which has no border, gets the temperature plus `diffusivity` times the sum of the
#     four less four times the cell, plus `heating` of the cell. Stability asks for a `diffusivity`, in units of the cell
#     squared per step, of at most 1/4.
# launch: ceil(n/8), 2, block(64)
# inputs:
#     temperature[n+2, 18] = uniform(280, 320)
#     heating[n, 16] = uniform(0, 0.5)
#     diffusivity = uniform(0.1, 0.25)
#     next_temperature[n, 16] = zero
import warp as wp

SIDE = wp.constant(8)


@wp.kernel
def diffuse_heat_plate_tiles(
    temperature: wp.array2d(dtype=wp.float32),
    heating: wp.array2d(dtype=wp.float32),
    diffusivity: wp.float32,
    next_temperature: wp.array2d(dtype=wp.float32),
):
    tile_row, tile_column = wp.tid()
    i = tile_row * SIDE
    j = tile_column * SIDE

    # the border makes every offset non-negative; loads check the upper ends only
    here = wp.tile_load(temperature, shape=(SIDE, SIDE), offset=(i + 1, j + 1))
    north = wp.tile_load(temperature, shape=(SIDE, SIDE), offset=(i, j + 1))
    south = wp.tile_load(temperature, shape=(SIDE, SIDE), offset=(i + 2, j + 1))
    west = wp.tile_load(temperature, shape=(SIDE, SIDE), offset=(i + 1, j))
    east = wp.tile_load(temperature, shape=(SIDE, SIDE), offset=(i + 1, j + 2))

    laplacian = north + south + west + east - here * 4.0
    source = wp.tile_load(heating, shape=(SIDE, SIDE), offset=(i, j))
    wp.tile_store(next_temperature, here + laplacian * diffusivity + source, offset=(i, j))
