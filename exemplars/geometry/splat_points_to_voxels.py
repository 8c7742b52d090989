# idea: voxel grid of a point cloud
# brief: Gather point counts, coordinate sums and the strongest intensity per voxel for downsampling a point cloud.
# description: The struct `grid` has an `origin`, a voxel size `cell` and the numbers of voxels `nx`, `ny`, `nz`. For every
#     point with `valid` true, `voxel_of` gives the voxel of `points[p]`, x fastest, or -1 outside of the grid. Write it to
#     `voxel_index`, -1 for invalid points. For points inside, atomically add 1 to `counts` and the point to `sums` at the
#     voxel, and take the maximum of `intensity[p]` into `peak`.
# launch: n
# inputs:
#     grid.origin = constant(-1)
#     grid.cell = uniform(0.125, 0.2)
#     grid.nx = constant(12)
#     grid.ny = constant(12)
#     grid.nz = constant(8)
#     points[n] = uniform(-1, 1)
#     intensity[n] = uniform(0, 255)
#     valid[n] = bool
#     voxel_index[n] = zero
#     counts[1152] = zero
#     sums[1152] = zero
#     peak[1152] = zero
# fits:
#     indirect_thread
import warp as wp


@wp.struct
class VoxelGrid:
    origin: wp.vec3
    cell: float
    nx: int
    ny: int
    nz: int


@wp.func
def voxel_of(grid: VoxelGrid, point: wp.vec3) -> int:
    local = (point - grid.origin) / grid.cell
    x = int(wp.floor(local[0]))
    y = int(wp.floor(local[1]))
    z = int(wp.floor(local[2]))
    if x < 0 or y < 0 or z < 0 or x >= grid.nx or y >= grid.ny or z >= grid.nz:
        return -1
    return x + grid.nx * (y + grid.ny * z)


@wp.kernel
def splat_points_to_voxels(grid: VoxelGrid, points: wp.array(dtype=wp.vec3), intensity: wp.array(dtype=float),
                           valid: wp.array(dtype=bool), voxel_index: wp.array(dtype=int), counts: wp.array(dtype=int),
                           sums: wp.array(dtype=wp.vec3), peak: wp.array(dtype=float)):
    p = wp.tid()
    if not valid[p]:  # the sensor got no return
        voxel_index[p] = -1
        return

    voxel = voxel_of(grid, points[p])
    voxel_index[p] = voxel
    if voxel < 0:
        return
    wp.atomic_add(counts, voxel, 1)
    wp.atomic_add(sums, voxel, points[p])
    wp.atomic_max(peak, voxel, intensity[p])
