# idea: counting particles in grid cells
# brief: Find the grid cell of every particle and count the particles of each cell, the first pass of a counting sort.
# description: One thread per particle `p`. The cell is floor((`position[p]` - `origin`) / `cell_size`) by component, clamped
#     into the grid of `dims` cells, so that particles outside belong to the nearest border cell. Its flat index, x fastest,
#     from `flat_cell`, goes to `cell_of[p]`, and 1 is added to `cell_count` there atomically.
# launch: n
# inputs:
#     position[n] = uniform(-0.5, 8.5)
#     origin = zero
#     cell_size = uniform(0.8, 1.0)
#     dims = constant(8)
#     cell_of[n] = zero
#     cell_count[512] = zero
# fits:
#     active_mask
#     indirect_thread
#     batch_dimension
import warp as wp


@wp.func
def flat_cell(cell: wp.vec3i, dims: wp.vec3i) -> int:
    return (cell[2] * dims[1] + cell[1]) * dims[0] + cell[0]


@wp.kernel(enable_backward=False)
def count_particles_per_cell(
    position: wp.array[wp.vec3],
    origin: wp.vec3,
    cell_size: float,
    dims: wp.vec3i,
    cell_of: wp.array[int],
    cell_count: wp.array[int],
):
    p = wp.tid()
    local = (position[p] - origin) / cell_size
    # strays are kept in border cells rather than lost
    cell = wp.vec3i(
        wp.clamp(int(wp.floor(local[0])), 0, dims[0] - 1),
        wp.clamp(int(wp.floor(local[1])), 0, dims[1] - 1),
        wp.clamp(int(wp.floor(local[2])), 0, dims[2] - 1),
    )
    flat = flat_cell(cell, dims)
    cell_of[p] = flat
    wp.atomic_add(cell_count, flat, 1)
