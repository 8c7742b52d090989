import warp as wp


@wp.struct
class Params:
    min_weight: float
    hysteresis: float


@wp.kernel
def update_irradiance_probes_float(
    ray_directions: wp.array[wp.vec3],
    ray_radiance: wp.array4d[wp.vec3],
    params: Params,
    irradiance: wp.array4d[wp.vec3],
    back_hits: wp.array3d[int],
):
    i, j, k, face = wp.tid()
    axis = face // 2
    sign = 1.0 - 2.0 * float(face % 2)
    tot = wp.vec3(0.0, 0.0, 0.0)
    wt = float(0.0)
    hidden = int(0)
    for r in range(ray_directions.shape[0]):
        light = ray_radiance[i, j, k, r]
        if light[0] < 0.0:
            hidden += 1
            continue
        cosine = sign * ray_directions[r][axis]
        if cosine > 0.0:
            tot += light * cosine
            wt += cosine
    # a probe inside of a wall sees almost nothing: better old light than noise
    if wt > params.min_weight:
        irradiance[i, face, k, j] = wp.lerp(tot / wt, irradiance[i, face, k, j], params.hysteresis)
    if face == 0:
        back_hits[i, j, k] = hidden
