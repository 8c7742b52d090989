import warp as wp


@wp.kernel
def composite_vol_samples_kernel(
    ray_start: wp.array[wp.int64],
    sample_t: wp.array[wp.float64],
    sample_step: wp.array[float],
    dens: wp.array[float],
    clr: wp.array[wp.vec3f],
    background_field: wp.array[wp.vec3f],
    wt_pix: wp.array[float],
    min_transmittance: float,
    min_wt_pix: float,
    out_pix: wp.array[wp.vec3f],
    out_depth: wp.array[float],
    out_opacity: wp.array[float],
):
    ray_index = wp.tid()
    if wt_pix[ray_index] < min_wt_pix:
        return
    total = wp.vec3f(0.0, 0.0, 0.0)
    dist = wp.float32(0.0)
    transmittance = wp.float32(1.0)
    for k in range(int(ray_start[ray_index]), int(ray_start[ray_index + 1])):
        alpha = 1.0 - wp.exp(-wp.max(dens[k], 0.0) * sample_step[k])
        wt = transmittance * alpha
        total = total + wt * clr[k]
        dist += wt * float(sample_t[k])
        transmittance = transmittance * (1.0 - alpha)
        if transmittance < min_transmittance:
            break
    out_pix[ray_index] = (
        wt_pix[ray_index]
        * (total + transmittance * background_field[ray_index])
    )
    out_depth[ray_index] = dist
    out_opacity[ray_index] = 1.0 - transmittance
