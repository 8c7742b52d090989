import warp as wp

RAD = 1


@wp.struct
class Record:
    positions: wp.vec3
    normals: wp.vec3


@wp.struct
class Params:
    to_light: wp.vec3
    half_extent: float


@wp.kernel
def _shadow_map_percentage_closer_filtering(
    active_ids: wp.array(dtype=wp.int64),
    records: wp.array(dtype=Record),
    params: Params,
    light_from_world: wp.transform,
    depth_map: wp.array2d(dtype=float),
    device_bias: wp.array(dtype=float),
    lit_fraction: wp.array(dtype=float),
):
    """Share of a (2 r + 1)^2 window of the shadow map that does not hide the point."""
    thread = wp.tid()
    pt_idx = int(active_ids[thread])
    rows = depth_map.shape[0]
    cols = depth_map.shape[1]

    cosine = wp.dot(records[pt_idx].normals, params.to_light)
    if cosine <= 0.0:
        lit_fraction[pt_idx] = 0.0
        return

    local = wp.transform_point(light_from_world, records[pt_idx].positions)
    col = int(wp.floor((local[0] / params.half_extent + 1.0) * 0.5 * float(cols)))
    row = int(wp.floor((local[1] / params.half_extent + 1.0) * 0.5 * float(rows)))
    if row < 0 or row >= rows or col < 0 or col >= cols:
        lit_fraction[pt_idx] = 1.0
        return

    # grazing surfaces need more, or texels that span some depth shadow themselves
    depth = local[2] - device_bias[0] * (2.0 - cosine)
    lit = int(0)
    tested = int(0)
    for r in range(wp.max(row - wp.static(RAD), 0), wp.min(row + wp.static(RAD + 1), rows)):
        for c in range(wp.max(col - wp.static(RAD), 0), wp.min(col + wp.static(RAD + 1), cols)):
            tested += 1
            if depth <= depth_map[r, c]:
                lit = lit + 1
    lit_fraction[pt_idx] = float(lit) / float(tested)
