import warp as wp

MIN_TRANSMITTANCE = wp.constant(0.01)


@wp.kernel
def _emission_absorption_vol_rendering(ray_start_in: wp.array(dtype=wp.int32),
                                       sample_t_in: wp.array(dtype=wp.float32),
                                       sample_step_in: wp.array(dtype=wp.float32),
                                       dens_in: wp.array(dtype=wp.float32),
                                       clr_in: wp.array(dtype=wp.vec3f), background: wp.vec3f,
                                       num_elems: int, pix_out: wp.array(dtype=wp.vec3f),
                                       depth_out: wp.array(dtype=wp.float32),
                                       opacity_out: wp.array(dtype=wp.float32)):
    """Composite the samples along each ray front to back into colour, depth and opacity.

    Every ray has the samples from `ray_start_in[ray]` to `ray_start_in[ray + 1]`, in
    order of their distance `sample_t_in`. Sample k covers the way `sample_step_in[k]`,
    with the extinction `dens_in[k]`, below zero taken as zero, and the colour
    `clr_in[k]`. Its opacity is 1 - exp(-density * step), its weight that times the
    transmittance so far, which then shrinks by 1 - opacity. Stop as soon as the
    transmittance is below `MIN_TRANSMITTANCE`. Write the weighted colour plus the
    remaining transmittance times `background` to `pix_out`, the weighted distance to
    `depth_out`, and 1 - transmittance to `opacity_out`. `MIN_TRANSMITTANCE` is a
    constant, 0.01. Threads with `ray` not below `num_elems` do nothing.
    """
    # outputs
    ray = wp.tid()
    if ray < num_elems:
        acc = wp.vec3f(0.0, 0.0, 0.0)
        d = wp.float32(0.0)
        transmittance = wp.float32(1.0)
        for k in range(ray_start_in[ray], ray_start_in[ray + 1]):
            alpha = 1.0 - wp.exp(-wp.max(dens_in[k], 0.0) * sample_step_in[k])
            w = transmittance * alpha
            acc += w * clr_in[k]
            d += w * sample_t_in[k]
            transmittance *= 1.0 - alpha
            if transmittance < MIN_TRANSMITTANCE:  # nothing behind can be seen
                break

        pix_out[ray] = acc + transmittance * background
        depth_out[ray] = d
        opacity_out[ray] = 1.0 - transmittance
