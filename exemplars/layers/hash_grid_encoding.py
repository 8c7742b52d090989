# idea: multiresolution hash encoding
# brief: Encode points by interpolating learned features on grids of several resolutions, with fine grids stored in hash tables.
# description: Launch over points and levels. The grid of `level` has `level_resolution` cells per side:
#     `base_resolution` times `growth`^level, rounded down. The point `points[p]`, clamped to the unit cube, falls into
#     a cell, the last one where it lies on a far face; the features of its eight corners, looked up in `tables[level]`
#     at `corner_slot`, are interpolated trilinearly (`corner_weight`) and stored in `encoded[p, level]`. Grids whose
#     corners all fit into the table are addressed directly, x first, then y, then z; others by `spatial_hash`, the
#     exclusive or of the coordinates times the primes `PRIME_Y` and `PRIME_Z` (x as it is), modulo the size of the
#     table, and collisions are accepted. Levels from `active_levels` on are not trained yet and give zero. Points of
#     empty space, `occupied[p]` 0, are skipped on all levels: their `encoded` stays as it is.
# launch: n, 4
# inputs:
#     points[n] = uniform(-0.1, 1.1)
#     occupied[n] = index(0, 4)
#     tables[4, 64] = uniform(-1, 1)
#     base_resolution = 2
#     growth = 1.6
#     active_levels = 3
#     encoded[n, 4] = zero
import warp as wp

PRIME_Y = wp.constant(wp.uint32(2654435761))
PRIME_Z = wp.constant(wp.uint32(805459861))


@wp.func
def level_resolution(base_resolution: int, growth: float, level: int) -> int:
    return int(float(base_resolution) * wp.pow(growth, float(level)))


@wp.func
def spatial_hash(x: int, y: int, z: int, table_size: int) -> int:
    mixed = wp.uint32(x) ^ (wp.uint32(y) * PRIME_Y) ^ (wp.uint32(z) * PRIME_Z)
    return int(mixed % wp.uint32(table_size))


@wp.func
def corner_slot(x: int, y: int, z: int, resolution: int, table_size: int) -> int:
    """Place of a grid corner in the table; only grids that do not fit are hashed."""
    side = resolution + 1
    if side * side * side <= table_size:
        return (z * side + y) * side + x
    return spatial_hash(x, y, z, table_size)


@wp.func
def corner_weight(local: wp.vec3, dx: int, dy: int, dz: int) -> float:
    wx = wp.where(dx == 1, local[0], 1.0 - local[0])
    wy = wp.where(dy == 1, local[1], 1.0 - local[1])
    wz = wp.where(dz == 1, local[2], 1.0 - local[2])
    return wx * wy * wz


@wp.kernel
def hash_grid_encoding(
    points: wp.array(dtype=wp.vec3),
    occupied: wp.array(dtype=wp.uint8),
    tables: wp.array2d(dtype=wp.vec2),
    base_resolution: int,
    growth: float,
    active_levels: int,
    encoded: wp.array2d(dtype=wp.vec2),
):
    p, level = wp.tid()
    if occupied[p] == wp.uint8(0):
        return
    if level >= active_levels:
        encoded[p, level] = wp.vec2()
        return

    resolution = level_resolution(base_resolution, growth, level)
    scaled = wp.vec3(
        wp.clamp(points[p][0], 0.0, 1.0) * float(resolution),
        wp.clamp(points[p][1], 0.0, 1.0) * float(resolution),
        wp.clamp(points[p][2], 0.0, 1.0) * float(resolution),
    )
    # a point on the far face belongs to the last cell
    x = wp.min(int(scaled[0]), resolution - 1)
    y = wp.min(int(scaled[1]), resolution - 1)
    z = wp.min(int(scaled[2]), resolution - 1)
    local = scaled - wp.vec3(float(x), float(y), float(z))

    feature = wp.vec2()
    for corner in range(8):
        dx = corner & 1
        dy = (corner >> 1) & 1
        dz = corner >> 2
        slot = corner_slot(x + dx, y + dy, z + dz, resolution, tables.shape[1])
        feature += tables[level, slot] * corner_weight(local, dx, dy, dz)
    encoded[p, level] = feature
