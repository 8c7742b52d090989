# idea: particle ageing and respawning
# brief: Age the particles of an effect, fade them out near death, and restart dead ones at the emitter when it is on.
# description: One thread per particle slot. `life[i]` counts down by `dt` in slots that live (life above 0). Dead slots
#     restart only while `emitter_on` is not 0: with the generator seeded from `seed` and the slot, a draw for life between
#     `life_min` and `life_max`, then a unit vector for the direction, in this order; the slot moves to `emitter` and gets
#     velocity direction times `speed`. While the emitter is off, dead slots stay with opacity 0 and state `DEAD`. Living
#     slots move by `velocity` times `dt`; those whose remaining life falls to 0 become dead with life 0 and opacity 0; those
#     below `fade_time` get opacity life / `fade_time` and state `FADING`; others opacity 1 and state `ALIVE`, as do
#     restarted ones. `position`, `velocity` and `life` are updated in place, `opacity` and `state` written.
# launch: n
# inputs:
#     position[n] = uniform(-1, 1)
#     velocity[n] = uniform(-1, 1)
#     life[n] = uniform(-0.5, 1)
#     emitter = uniform(-1, 1)
#     emitter_on = index(0, 2)
#     speed = uniform(1, 2)
#     life_min = uniform(1, 2)
#     life_max = uniform(2, 4)
#     fade_time = uniform(0.3, 0.5)
#     dt = uniform(0.05, 0.1)
#     seed = index(0, 1000)
#     opacity[n] = zero
#     state[n] = zero
# fits:
#     parameter_per_group(speed, fade_time: effect)
#     parameter_per_element(fade_time)
import warp as wp

DEAD = wp.constant(0)
FADING = wp.constant(1)
ALIVE = wp.constant(2)


@wp.kernel(enable_backward=False)
def age_and_respawn_particles(position: wp.array(dtype=wp.vec3),
                              velocity: wp.array(dtype=wp.vec3),
                              life: wp.array(dtype=float),
                              emitter: wp.vec3,
                              emitter_on: int,
                              speed: float,
                              life_min: float,
                              life_max: float,
                              fade_time: float,
                              dt: float,
                              seed: int,
                              opacity: wp.array(dtype=float),
                              state: wp.array(dtype=wp.uint8)):
    """Runs the life cycle of each slot in a fixed pool of particles."""
    i = wp.tid()
    remaining = life[i]

    if remaining <= 0.0:
        if emitter_on == 0:
            opacity[i] = 0.0
            state[i] = wp.uint8(DEAD)
            return
        rng = wp.rand_init(seed, i)
        life[i] = wp.randf(rng, life_min, life_max)
        velocity[i] = wp.sample_unit_sphere_surface(rng) * speed
        position[i] = emitter
        opacity[i] = 1.0
        state[i] = wp.uint8(ALIVE)
        return

    position[i] = position[i] + velocity[i] * dt
    remaining -= dt
    if remaining <= 0.0:
        life[i] = 0.0
        opacity[i] = 0.0
        state[i] = wp.uint8(DEAD)
    elif remaining < fade_time:
        life[i] = remaining
        opacity[i] = remaining / fade_time
        state[i] = wp.uint8(FADING)
    else:
        life[i] = remaining
        opacity[i] = 1.0
        state[i] = wp.uint8(ALIVE)
