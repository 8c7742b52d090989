import warp as wp

RADIUS = 1
BIAS = wp.constant(0.015)


@wp.kernel
def _perform_shadow_map_percentage_closer_filtering_per_point_kernel(
    light_from_world: wp.transform,
    region_ids: wp.array(dtype=int),
    positions: wp.array2d(dtype=float),
    normals: wp.array(dtype=wp.vec3),
    depth_map: wp.array2d(dtype=float),
    to_light_by_region: wp.array(dtype=wp.vec3),
    half_extent_by_region: wp.array(dtype=float),
    lit_fraction: wp.array(dtype=float),
):
    """Share of a (2 r + 1)^2 window of the shadow map that does not hide the point."""
    point_index = wp.tid()
    region = region_ids[point_index]
    half_extent = half_extent_by_region[region]
    to_light = to_light_by_region[region]
    rows = depth_map.shape[0]
    columns = depth_map.shape[1]

    cosine = wp.dot(normals[point_index], to_light)
    if cosine <= 0.0:
        lit_fraction[point_index] = 0.0
        return

    local = wp.transform_point(
        light_from_world,
        wp.vec3(positions[point_index, 0], positions[point_index, 1], positions[point_index, 2]),
    )
    column = int(wp.floor((local[0] / half_extent + 1.0) * 0.5 * float(columns)))
    row = int(wp.floor((local[1] / half_extent + 1.0) * 0.5 * float(rows)))
    if row < 0 or row >= rows or column < 0 or column >= columns:
        lit_fraction[point_index] = 1.0
        return

    # grazing surfaces need more, or texels that span some depth shadow themselves
    depth = local[2] - BIAS * (2.0 - cosine)
    lit = int(0)
    tested = int(0)
    for r in range(wp.max(row - wp.static(RADIUS), 0), wp.min(row + wp.static(RADIUS + 1), rows)):
        for c in range(wp.max(column - wp.static(RADIUS), 0), wp.min(column + wp.static(RADIUS + 1), columns)):
            tested = tested + 1
            if depth_map[r, c] >= depth:
                lit += 1
    lit_fraction[point_index] = float(lit) / float(tested)
