# idea: particle emission into slots that the backward pass finds again
# brief: Emit a particle from every active source into the next free slot, so that gradients find the same slot again.
# description: Source `s` emits if `flow[s]` is above `threshold`. `take_slot` raises the counter `emitted[0]` by one
#     and keeps the slot that the source got in `slot_of_source[s]`. The order of an atomic counter is another in every
#     run, so the backward pass must not count again: `look_up_slot` is replayed instead and reads the slot that was
#     kept. The particle gets the place `source_position[s]`, moved by `dt` times `source_velocity[s]`, in
#     `particle_position` at the slot, and half of `FLUID_DENSITY` times the squared speed as its pressure in
#     `particle_pressure`. Sources that do not emit leave everything as it is.
# launch: n
# inputs:
#     flow[n] = uniform(0, 1)
#     threshold = 0.4
#     source_position[n] = uniform(-1, 1)
#     source_velocity[n] = uniform(-2, 2)
#     dt = 0.01
#     emitted[1] = zero
#     slot_of_source[n] = constant(-1)
#     particle_position[n] = zero
#     particle_pressure[n] = zero
# fits:
#     parameter_per_element(threshold)
#     parameter_per_group(threshold: nozzle)
#     active_mask
#     indirect_thread
import warp as wp

FLUID_DENSITY = wp.constant(1.2)


@wp.func
def take_slot(emitted: wp.array(dtype=int), slot_of_source: wp.array(dtype=int), s: int):
    slot = wp.atomic_add(emitted, 0, 1)
    slot_of_source[s] = slot
    return slot


@wp.func_replay(take_slot)
def look_up_slot(emitted: wp.array(dtype=int), slot_of_source: wp.array(dtype=int), s: int):
    return slot_of_source[s]


@wp.kernel
def emit_particles_replayed_slots(
    flow: wp.array(dtype=float),
    threshold: float,
    source_position: wp.array(dtype=wp.vec3),
    source_velocity: wp.array(dtype=wp.vec3),
    dt: float,
    emitted: wp.array(dtype=int),
    slot_of_source: wp.array(dtype=int),
    particle_position: wp.array(dtype=wp.vec3),
    particle_pressure: wp.array(dtype=float),
):
    s = wp.tid()
    if flow[s] <= threshold:
        return
    slot = take_slot(emitted, slot_of_source, s)
    velocity = source_velocity[s]
    particle_position[slot] = source_position[s] + dt * velocity
    particle_pressure[slot] = 0.5 * FLUID_DENSITY * wp.dot(velocity, velocity)
