# idea: stratified Monte Carlo integration of a body's mass
# brief: Integrate mass and center of mass of an ellipsoid with varying density by jittered samples in grid cells.
# description: Space is cut into cells of the size `cell_size` from `origin` on; the thread (`i`, `j`, `k`) integrates
#     one of them with `SAMPLES_PER_CELL` points placed at random in it, from the stream of `seed` and the flat number
#     of the cell (row-major, `k` fastest). A point counts if it lies inside the ellipsoid around the origin of space
#     with the half axes `half_axes`, which is so where `normalized_radius_squared` is below 1; its density falls
#     linearly from `core_density` at the center to `surface_density` at the surface, by the square root of the
#     normalized squared radius (`local_density`). The volume per sample times density is added to the cell's mass, and
#     the same times the point to its moment. Both are added atomically to `mass[0]` and `moment[0]` if any point
#     counted; `coverage[i, j, k]` is the fraction of the points that did.
# launch: n, 4, 4
# inputs:
#     origin = constant(-1)
#     cell_size = 0.5
#     half_axes = uniform(0.7, 1)
#     core_density = 5.0
#     surface_density = 2.0
#     seed = index(0, 1000)
#     mass[1] = zero
#     moment[1] = zero
#     coverage[n, 4, 4] = zero
# fits:
#     total_output(coverage)
import warp as wp

SAMPLES_PER_CELL = wp.constant(8)


@wp.func
def normalized_radius_squared(point: wp.vec3, half_axes: wp.vec3) -> float:
    scaled = wp.cw_div(point, half_axes)
    return wp.dot(scaled, scaled)


@wp.func
def local_density(radius_squared: float, core: float, surface: float) -> float:
    return wp.lerp(core, surface, wp.sqrt(radius_squared))


@wp.kernel(enable_backward=False)
def integrate_stratified_cells(
    origin: wp.vec3,
    cell_size: float,
    half_axes: wp.vec3,
    core_density: float,
    surface_density: float,
    seed: int,
    mass: wp.array(dtype=float),
    moment: wp.array(dtype=wp.vec3),
    coverage: wp.array3d(dtype=float),
):
    """Mass and first moment of a body by stratified sampling. Launch: cells of the grid.

    Strata cut the variance: the error falls faster than with points thrown at random over the whole body.
    """
    i, j, k = wp.tid()
    cell = (i * coverage.shape[1] + j) * coverage.shape[2] + k
    rng = wp.rand_init(seed, cell)
    corner = origin + wp.vec3(float(i), float(j), float(k)) * cell_size
    sample_volume = cell_size * cell_size * cell_size / float(SAMPLES_PER_CELL)

    cell_mass = float(0.0)
    cell_moment = wp.vec3(0.0, 0.0, 0.0)
    hits = int(0)
    for sample in range(SAMPLES_PER_CELL):
        jitter = wp.vec3(wp.randf(rng), wp.randf(rng), wp.randf(rng))
        point = corner + jitter * cell_size
        radius_squared = normalized_radius_squared(point, half_axes)
        if radius_squared < 1.0:
            element = local_density(radius_squared, core_density, surface_density) * sample_volume
            cell_mass += element
            cell_moment += point * element
            hits += 1

    coverage[i, j, k] = float(hits) / float(SAMPLES_PER_CELL)
    # most cells of a large grid are empty; they should not queue for the atomics
    if hits > 0:
        wp.atomic_add(mass, 0, cell_mass)
        wp.atomic_add(moment, 0, cell_moment)
