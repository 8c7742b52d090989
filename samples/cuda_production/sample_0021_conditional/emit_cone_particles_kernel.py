import warp as wp


@wp.func
def calc_cone_direction(z: float, azimuth: float) -> wp.vec3:
    ring = wp.sqrt(wp.max(1.0 - z * z, 0.0))
    return wp.vec3(ring * wp.cos(azimuth), ring * wp.sin(azimuth), z)


@wp.kernel(enable_backward=False)
def emit_cone_particles_kernel(frame: wp.array[wp.transform],
                               half_angles: wp.array[float], requested: wp.array[int],
                               first_slot: wp.array[int],
                               previous_velocities: wp.array[wp.vec3],
                               initial_positions: wp.array[wp.vec3],
                               time_step_values: wp.array[float],
                               offsets: wp.array[wp.vec3],
                               weight_velocity_change: wp.array[float],
                               previous_velocity_lengths: wp.array[float],
                               positions: wp.array[wp.vec3],
                               velocities: wp.array[wp.vec3], emitter_of: wp.array[int],
                               velocity_change: wp.array[wp.vec3],
                               velocity_lengths: wp.array[float], speed_minimum: float,
                               speed_maximum: float, seed: int, mixing: float):
    e, k = wp.tid()
    slot = first_slot[e] + k
    if k >= requested[e] or slot >= first_slot[e + 1]:
        return

    rng = wp.rand_init(seed, slot)
    z = wp.randf(rng, wp.cos(half_angles[e]), 1.0)
    azimuth = wp.randf(rng, 0.0, 2.0 * wp.pi)
    speed = wp.randf(rng, speed_minimum, speed_maximum)
    frame_e = frame[e]
    v = wp.transform_vector(frame_e, calc_cone_direction(z, azimuth)) * speed

    # spread births over the step, or fast jets come in puffs
    age = wp.randf(rng) * time_step_values[k]
    positions[slot] = (
        offsets[slot]
        + (initial_positions[slot] + (wp.transform_get_translation(frame_e) + v * age))
    )
    velocities[slot] = v
    velocity_lengths[slot] = wp.lerp(previous_velocity_lengths[slot], wp.length(v),
                                     mixing)
    velocity_change[slot] = weight_velocity_change[e] * (v - previous_velocities[slot])
    emitter_of[slot] = e
