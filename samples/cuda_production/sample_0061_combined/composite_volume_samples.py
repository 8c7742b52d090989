import warp as wp

MIN_TRANSMITTANCE = wp.constant(0.01)


@wp.kernel
def composite_volume_samples(ray_start: wp.array[wp.int32], sample_t: wp.array[wp.float32],
                             sample_step: wp.array[wp.float32], densities: wp.array[wp.float32],
                             colors: wp.array[wp.vec3f], background: wp.vec3f,
                             pixel: wp.array[wp.vec3f], depth: wp.array[wp.float32],
                             opacity: wp.array[wp.float32]):
    """Composite the samples along each ray front to back into colour, depth and opacity."""
    ray = wp.tid()

    total = wp.vec3f(0.0, 0.0, 0.0)
    distance = wp.float32(0.0)
    transmittance = wp.float32(1.0)
    for k in range(ray_start[ray], ray_start[ray + 1]):
        alpha = 1.0 - wp.exp(-wp.max(densities[k], 0.0) * sample_step[k])
        weight = transmittance * alpha
        total = total + weight * colors[k]
        distance += sample_t[k] * weight
        transmittance *= 1.0 - alpha
        if transmittance < MIN_TRANSMITTANCE:
            break

    pixel[ray] = total + transmittance * background
    depth[ray] = distance
    opacity[ray] = 1.0 - transmittance
