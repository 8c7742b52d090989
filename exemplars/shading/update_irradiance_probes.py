# idea: update of an ambient cube probe grid
# brief: Blend freshly traced light into the six directional faces of every probe of an irradiance grid.
# description: Thread (i, j, k, face) updates one face of the ambient cube of probe (i, j, k). The face looks along axis
#     face // 2, positive for even faces, negative for odd ones. All probes share `ray_directions`; ray r of the probe
#     brought back `ray_radiance[i, j, k, r]`, or a negative first channel where it hit the back of a surface. Rays with
#     a positive cosine to the face's axis and light that is not negative are averaged with the cosine as weight. If the
#     weights add up to at most `min_weight`, `irradiance[i, j, k, face]` stays as it is; otherwise it moves from the
#     old value to the average by 1 - `hysteresis`. The number of back hits is written to `back_hits` of the probe by
#     face 0 alone.
# launch: n, 2, 2, 6
# inputs:
#     ray_directions[8] = unit
#     ray_radiance[n, 2, 2, 8] = uniform(-0.2, 2)
#     min_weight = uniform(0.5, 1)
#     hysteresis = uniform(0.8, 0.95)
#     irradiance[n, 2, 2, 6] = uniform(0, 1)
#     back_hits[n, 2, 2] = zero
import warp as wp


@wp.kernel
def update_irradiance_probes(
    ray_directions: wp.array(dtype=wp.vec3),
    ray_radiance: wp.array4d(dtype=wp.vec3),
    min_weight: float,
    hysteresis: float,
    irradiance: wp.array4d(dtype=wp.vec3),
    back_hits: wp.array3d(dtype=int),
):
    i, j, k, face = wp.tid()
    axis = face // 2
    sign = 1.0 - 2.0 * float(face % 2)

    total = wp.vec3(0.0, 0.0, 0.0)
    weight = float(0.0)
    hidden = int(0)
    for r in range(ray_directions.shape[0]):
        light = ray_radiance[i, j, k, r]
        if light[0] < 0.0:
            hidden += 1
            continue
        cosine = sign * ray_directions[r][axis]
        if cosine > 0.0:
            total += light * cosine
            weight += cosine

    # a probe inside of a wall sees almost nothing: better old light than noise
    if weight > min_weight:
        irradiance[i, j, k, face] = wp.lerp(total / weight, irradiance[i, j, k, face], hysteresis)
    if face == 0:
        back_hits[i, j, k] = hidden
