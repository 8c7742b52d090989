import warp as wp

RADIUS = 1


@wp.func
def _compute_column(
    local: wp.vec3,
    half_extent: wp.float32,
    columns: wp.int32,
) -> wp.int32:
    return int(wp.floor((local[0] / half_extent + 1.0) * 0.5 * float(columns)))


@wp.func
def _compute_row(local: wp.vec3, half_extent: wp.float32, rows: wp.int32) -> wp.int32:
    return int(wp.floor((local[1] / half_extent + 1.0) * 0.5 * float(rows)))


@wp.kernel
def _run_shadow_map_percentage_closer_filtering_per_thread(
    worklist_in: wp.array[wp.int32],
    positions_in: wp.array[wp.vec3],
    normals_in: wp.array[wp.vec3],
    light_from_world: wp.transform,
    depth_map_in: wp.array2d[wp.float32],
    per_element_bias_in: wp.array[wp.float64],
    half_extent_field_in: wp.array[wp.float32],
    to_light_field_in: wp.array[wp.vec3],
    lit_fraction_out: wp.array[wp.float32],
):
    thread = wp.tid()
    half_extent = half_extent_field_in[thread]
    point = worklist_in[thread]
    rows = depth_map_in.shape[0]
    columns = depth_map_in.shape[1]

    cosine = wp.dot(normals_in[point], to_light_field_in[thread])
    if cosine <= 0.0:
        lit_fraction_out[point] = 0.0
        return

    local = wp.transform_point(light_from_world, positions_in[point])
    column = _compute_column(local, half_extent, columns)
    row = _compute_row(local, half_extent, rows)
    if row < 0 or row >= rows or column < 0 or column >= columns:
        lit_fraction_out[point] = 1.0
        return

    # grazing surfaces need more, or texels that span some depth shadow themselves
    depth = local[2] - float(per_element_bias_in[thread]) * (2.0 - cosine)
    lit = int(0)
    tested = int(0)
    for r in range(wp.max(row - wp.static(RADIUS), 0), wp.min(row + wp.static(RADIUS + 1), rows)):
        for c in range(wp.max(column - wp.static(RADIUS), 0), wp.min(column + wp.static(RADIUS + 1), columns)):
            tested = tested + 1
            if depth <= depth_map_in[r, c]:
                lit = lit + 1
    lit_fraction_out[point] = float(lit) / float(tested)
