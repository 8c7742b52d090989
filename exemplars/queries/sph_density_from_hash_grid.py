# idea: SPH density with a hash grid
# brief: Sum the density of fluid particles over the neighbours that a hash grid offers, with the cubic spline kernel.
# description: One thread per particle, taken in the order of the cells of `grid` for locality: thread number to particle `i`
#     by the grid's own table; an `i` of -1 ends the thread. Candidates come from the query of `smoothing` around
#     `position[i]` and include particles beyond that radius, which `cubic_spline` weighs with 0. It is sigma times 1 - 6 q^2
#     + 6 q^3 for q = r / h up to 1/2, 2 (1 - q)^3 up to 1, with sigma = 8 / (pi h^3). The sum of `mass` times weight is
#     `density[i]`, with the particle itself among its neighbours; `neighbor_count[i]` counts the others inside of the radius.
# launch: n
# inputs:
#     grid = handle(hash_grid, position, smoothing)
#     position[n] = uniform(0, 1)
#     mass = 0.02
#     smoothing = uniform(0.15, 0.25)
#     density[n] = zero
#     neighbor_count[n] = zero
import warp as wp


@wp.func
def cubic_spline(r: float, h: float) -> float:
    q = r / h
    sigma = 8.0 / (wp.pi * h * h * h)
    if q < 0.5:
        return sigma * (1.0 - 6.0 * q * q + 6.0 * q * q * q)
    if q < 1.0:
        rest = 1.0 - q
        return sigma * 2.0 * rest * rest * rest
    return 0.0


@wp.kernel(enable_backward=False)
def sph_density_from_hash_grid(
    grid: wp.uint64,
    position: wp.array(dtype=wp.vec3),
    mass: float,
    smoothing: float,
    density: wp.array(dtype=float),
    neighbor_count: wp.array(dtype=int),
):
    """Launch: one thread per particle."""
    # neighbouring threads get particles of the same cell, which read the same neighbours
    i = wp.hash_grid_point_id(grid, wp.tid())
    if i == -1:
        return
    x = position[i]

    total = float(0.0)
    count = int(0)
    j = int(0)
    query = wp.hash_grid_query(grid, x, smoothing)
    while wp.hash_grid_query_next(query, j):
        r = wp.length(x - position[j])
        total += mass * cubic_spline(r, smoothing)
        if j != i and r < smoothing:
            count += 1

    density[i] = total
    neighbor_count[i] = count
