# idea: emission-absorption volume rendering
# brief: Composite the samples along each ray front to back into colour, depth and opacity.
# description: Every ray has the samples from `ray_start[ray]` to `ray_start[ray + 1]`, in order of their distance `sample_t`.
#     Sample k covers the way `sample_step[k]`, with the extinction `density[k]`, below zero taken as zero, and the colour
#     `color[k]`. Its opacity is 1 - exp(-density * step), its weight that times the transmittance so far, which then shrinks
#     by 1 - opacity. Stop as soon as the transmittance is below `min_transmittance`. Write the weighted colour plus the
#     remaining transmittance times `background` to `pixel`, the weighted distance to `depth`, and 1 - transmittance to
#     `opacity`.
# launch: n
# inputs:
#     ray_start[n+1] = offsets(0, 16*n)
#     sample_t[16*n] = uniform(1, 4)
#     sample_step[16*n] = uniform(0.1, 0.3)
#     density[16*n] = uniform(-1, 6)
#     color[16*n] = uniform(0, 1)
#     background = uniform(0, 1)
#     min_transmittance = constant(0.01)
#     pixel[n] = zero
#     depth[n] = zero
#     opacity[n] = zero
# fits:
#     parameter_per_element(background)
#     active_mask
#     indirect_thread
import warp as wp


@wp.kernel
def composite_volume_samples(
    ray_start: wp.array(dtype=wp.int32),
    sample_t: wp.array(dtype=wp.float32),
    sample_step: wp.array(dtype=wp.float32),
    density: wp.array(dtype=wp.float32),
    color: wp.array(dtype=wp.vec3f),
    background: wp.vec3f,
    min_transmittance: wp.float32,
    # outputs
    pixel: wp.array(dtype=wp.vec3f),
    depth: wp.array(dtype=wp.float32),
    opacity: wp.array(dtype=wp.float32),
):
    ray = wp.tid()

    total = wp.vec3f(0.0, 0.0, 0.0)
    distance = wp.float32(0.0)
    transmittance = wp.float32(1.0)
    for k in range(ray_start[ray], ray_start[ray + 1]):
        alpha = 1.0 - wp.exp(-wp.max(density[k], 0.0) * sample_step[k])
        weight = transmittance * alpha
        total += weight * color[k]
        distance += weight * sample_t[k]
        transmittance *= 1.0 - alpha
        if transmittance < min_transmittance:  # nothing behind can be seen
            break

    pixel[ray] = total + transmittance * background
    depth[ray] = distance
    opacity[ray] = 1.0 - transmittance
