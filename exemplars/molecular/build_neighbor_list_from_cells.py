# idea: neighbour lists from a cell list
# brief: Build the neighbour list of every atom by searching the 27 cells around it in a periodic cell list.
# description: One thread per atom `i`. The cell of the atom is (x, y, z) = floor(`position[i]` / `cell_size`) by
#     component, clamped to the grid. The 3 x 3 x 3 cells around it are taken with periodic wrapping (`wrap_index`);
#     offsets along an axis run from `first_offset` to `last_offset` of its number of cells: -1 to 1, but 0 to 1 for two
#     cells and 0 alone for one, so that no cell is taken twice. The numbers of cells are `grid_x`, `grid_y`, `grid_z`.
#     The flat index is (z * ny + y) * nx + x; the atoms of a cell are `cell_atoms[k]`, k from `cell_start` of it to the
#     next. Atoms other than i nearer than `list_radius` by minimum image in `box` are written to `neighbors[i]` in the
#     order found while there is room; all are counted. `neighbor_count[i]` is the number stored, and the largest number
#     found by any atom goes to `needed[0]` by an atomic maximum, so that the caller can enlarge the list.
# launch: n
# inputs:
#     position[n] = uniform(0, 4)
#     cell_start[4*ceil(n/4)+1] = offsets(0, n)
#     cell_atoms[n] = permutation
#     grid_x = 2
#     grid_y = 2
#     grid_z = ceil(n/4)
#     cell_size = uniform(1, 2)
#     list_radius = uniform(1.2, 1.8)
#     box = constant(4)
#     neighbors[n, 8] = constant(-1)
#     neighbor_count[n] = zero
#     needed[1] = zero
# fits:
#     total_output(neighbor_count)
import warp as wp


@wp.func
def wrap_index(i: int, count: int) -> int:
    """Periodic index for i from -1 to count."""
    if i < 0:
        return i + count
    if i >= count:
        return i - count
    return i


@wp.func
def first_offset(count: int) -> int:
    # with two cells, left and right neighbour are one and the same
    if count < 3:
        return 0
    return -1


@wp.func
def last_offset(count: int) -> int:
    if count < 2:
        return 0
    return 1


@wp.func
def periodic_distance_squared(a: wp.vec3, b: wp.vec3, box: wp.vec3) -> float:
    total = float(0.0)
    for axis in range(3):
        d = a[axis] - b[axis]
        d -= box[axis] * wp.round(d / box[axis])
        total += d * d
    return total


@wp.kernel(enable_backward=False)
def build_neighbor_list_from_cells(
    position: wp.array(dtype=wp.vec3),
    cell_start: wp.array(dtype=int),
    cell_atoms: wp.array(dtype=int),
    grid_x: int,
    grid_y: int,
    grid_z: int,
    cell_size: float,
    list_radius: float,
    box: wp.vec3,
    neighbors: wp.array2d(dtype=int),
    neighbor_count: wp.array(dtype=int),
    needed: wp.array(dtype=int),
):
    """Full neighbour list with a fixed number of slots per atom.

    Args:
        cell_start: first entry of each cell in cell_atoms, cells with x fastest.
        neighbors: slots per atom; unused ones are not touched.
        needed: the slots that would have been enough for all atoms.
    """
    i = wp.tid()
    own = position[i]
    x = wp.clamp(int(own[0] / cell_size), 0, grid_x - 1)
    y = wp.clamp(int(own[1] / cell_size), 0, grid_y - 1)
    z = wp.clamp(int(own[2] / cell_size), 0, grid_z - 1)

    found = int(0)
    for dz in range(first_offset(grid_z), last_offset(grid_z) + 1):
        for dy in range(first_offset(grid_y), last_offset(grid_y) + 1):
            for dx in range(first_offset(grid_x), last_offset(grid_x) + 1):
                row = wrap_index(z + dz, grid_z) * grid_y + wrap_index(y + dy, grid_y)
                cell = row * grid_x + wrap_index(x + dx, grid_x)
                for k in range(cell_start[cell], cell_start[cell + 1]):
                    j = cell_atoms[k]
                    if j != i and periodic_distance_squared(own, position[j], box) < list_radius * list_radius:
                        if found < neighbors.shape[1]:
                            neighbors[i, found] = j
                        found += 1

    neighbor_count[i] = wp.min(found, neighbors.shape[1])
    wp.atomic_max(needed, 0, found)
