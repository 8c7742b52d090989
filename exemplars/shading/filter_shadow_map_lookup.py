# idea: percentage-closer filtering of a shadow map
# brief: Estimate how much of a directional light reaches each point by filtered comparisons with a shadow map.
# description: The light looks along +z of its frame, into which `light_from_world` brings points, and covers a square
#     around its axis with the half side `half_extent` with the texels of `depth_map`, columns along x, rows along y.
#     Points whose `normals[point]` makes a cosine of at most 0 with `to_light` are dark (0). Bring `positions[point]`
#     into the frame of the light; points outside of the square are lit (1). The bias is `bias` times (2 - cosine).
#     Compare the depth z less the bias with the texels up to `RADIUS` around that of the point, those beyond the border
#     left out; `lit_fraction[point]` is the share of texels that are not nearer.
# launch: n
# inputs:
#     positions[n] = uniform(-1, 1)
#     normals[n] = unit
#     to_light = unit
#     light_from_world = rigid(-0.2, 0.2)
#     half_extent = uniform(1, 1.2)
#     bias = uniform(0.01, 0.02)
#     depth_map[32, 32] = uniform(-1, 1)
#     lit_fraction[n] = zero
# fits:
#     parameter_per_group(bias: material)
#     active_mask
#     indirect_thread
import warp as wp

RADIUS = 1


@wp.kernel
def filter_shadow_map_lookup(positions: wp.array(dtype=wp.vec3), normals: wp.array(dtype=wp.vec3), to_light: wp.vec3,
                             light_from_world: wp.transform, half_extent: float, bias: float,
                             depth_map: wp.array2d(dtype=float), lit_fraction: wp.array(dtype=float)):
    """Share of a (2 r + 1)^2 window of the shadow map that does not hide the point."""
    point = wp.tid()
    rows = depth_map.shape[0]
    columns = depth_map.shape[1]

    cosine = wp.dot(normals[point], to_light)
    if cosine <= 0.0:
        lit_fraction[point] = 0.0
        return

    local = wp.transform_point(light_from_world, positions[point])
    column = int(wp.floor((local[0] / half_extent + 1.0) * 0.5 * float(columns)))
    row = int(wp.floor((local[1] / half_extent + 1.0) * 0.5 * float(rows)))
    if row < 0 or row >= rows or column < 0 or column >= columns:
        lit_fraction[point] = 1.0
        return

    # grazing surfaces need more, or texels that span some depth shadow themselves
    depth = local[2] - bias * (2.0 - cosine)
    lit = int(0)
    tested = int(0)
    for r in range(wp.max(row - wp.static(RADIUS), 0), wp.min(row + wp.static(RADIUS + 1), rows)):
        for c in range(wp.max(column - wp.static(RADIUS), 0), wp.min(column + wp.static(RADIUS + 1), columns)):
            tested += 1
            if depth <= depth_map[r, c]:
                lit += 1
    lit_fraction[point] = float(lit) / float(tested)
