# idea: triplanar texture mapping
# brief: Texture terrain without coordinates of its own, by three projections along the axes blended by the normal.
# description: One thread per vertex `i`. `axis_weights` takes the magnitudes of the components of the unit normal
#     `normal[i]`, less `SHARPNESS`, cut at 0, and divides them by their sum, which is positive for any unit vector. The color
#     of `albedo`, with four channels, is sampled at the other two coordinates of `position[i]` times `tiling`, for each axis
#     whose weight is positive: (y, z) for x, (x, z) for y, (x, y) for z. The weighted sum is `color[i]`.
# launch: n
# inputs:
#     albedo = handle(texture2d)
#     position[n] = uniform(-4, 4)
#     normal[n] = unit
#     tiling = 0.25
#     color[n] = zero
import warp as wp

# below 1 / sqrt(3), the least that the largest component of a unit vector can be
SHARPNESS = wp.constant(0.4)


@wp.func
def axis_weights(normal: wp.vec3) -> wp.vec3:
    cut = wp.max(wp.abs(normal) - wp.vec3(SHARPNESS, SHARPNESS, SHARPNESS), wp.vec3(0.0, 0.0, 0.0))
    return cut / (cut[0] + cut[1] + cut[2])


@wp.kernel(enable_backward=False)
def blend_triplanar_texture(
    albedo: wp.Texture2D,
    position: wp.array(dtype=wp.vec3),
    normal: wp.array(dtype=wp.vec3),
    tiling: float,
    color: wp.array(dtype=wp.vec4),
):
    i = wp.tid()
    place = position[i] * tiling
    weights = axis_weights(normal[i])

    total = wp.vec4(0.0, 0.0, 0.0, 0.0)
    # most of a terrain faces one axis, and two of the three samples can be spared
    if weights[0] > 0.0:
        total += wp.texture_sample(albedo, wp.vec2(place[1], place[2]), dtype=wp.vec4) * weights[0]
    if weights[1] > 0.0:
        total += wp.texture_sample(albedo, wp.vec2(place[0], place[2]), dtype=wp.vec4) * weights[1]
    if weights[2] > 0.0:
        total += wp.texture_sample(albedo, wp.vec2(place[0], place[1]), dtype=wp.vec4) * weights[2]
    color[i] = total
