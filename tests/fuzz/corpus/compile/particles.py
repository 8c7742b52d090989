"""Particles in a box: a struct of arrays, a struct by value, forces from a function, bounces at the walls."""

import warp as wp

GRAVITY = wp.constant(wp.vec3(0.0, -9.81, 0.0))


@wp.struct
class Material:
    mass: float
    drag: float
    bounce: float


@wp.struct
class Particles:
    position: wp.array(dtype=wp.vec3)
    velocity: wp.array(dtype=wp.vec3)
    material: Material


@wp.func
def drag_force(velocity: wp.vec3, material: Material) -> wp.vec3:
    speed = wp.length(velocity)
    return -material.drag * speed * velocity


@wp.func
def reflect(x: float, v: float, low: float, high: float, bounce: float):
    """Put a coordinate back between two walls and turn its speed around."""
    if x < low:
        return low, -v * bounce
    if x > high:
        return high, -v * bounce
    return x, v


@wp.kernel
def step(particles: Particles, low: float, high: float, dt: float):
    i = wp.tid()
    x = particles.position[i]
    v = particles.velocity[i]

    force = particles.material.mass * GRAVITY + drag_force(v, particles.material)
    v = v + force / particles.material.mass * dt
    x = x + v * dt

    for axis in range(3):
        moved, speed = reflect(x[axis], v[axis], low, high, particles.material.bounce)
        x[axis] = moved
        v[axis] = speed

    particles.position[i] = x
    particles.velocity[i] = v


@wp.kernel
def kinetic_energy(particles: Particles, total: wp.array(dtype=float)):
    i = wp.tid()
    v = particles.velocity[i]
    wp.atomic_add(total, 0, 0.5 * particles.material.mass * wp.dot(v, v))
