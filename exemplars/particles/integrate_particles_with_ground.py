# idea: particle integration with a ground plane
# brief: Advance particles under gravity and quadratic air drag and let them bounce and slide on the ground.
# description: One thread per particle. A particle with `inverse_mass[i]` 0 is pinned: its `position` and `velocity` are
#     copied to `next_position` and `next_velocity`. Others get acceleration `gravity` minus `drag` times speed times
#     velocity times inverse mass, and semi-implicit Euler with `dt`. If the new height (y) is below `ground_height`,
#     `bounce` answers: a downward y velocity is reversed and multiplied by `restitution`; the horizontal velocity loses
#     `friction` times the change of the normal speed, but never reverses; and the particle is put on the ground.
# launch: n
# inputs:
#     position[n] = uniform(0, 1)
#     velocity[n] = uniform(-5, 5)
#     inverse_mass[n] = index(0, 4)
#     gravity = uniform(-10, 0)
#     drag = uniform(0.01, 0.1)
#     ground_height = 0.2
#     restitution = uniform(0.2, 0.8)
#     friction = uniform(0.2, 0.8)
#     dt = 0.02
#     next_position[n] = zero
#     next_velocity[n] = zero
# fits:
#     parameter_per_element(drag)
#     parameter_per_group(restitution, friction: material)
#     batch_dimension
#     length_output(next_velocity)
import warp as wp


@wp.func
def bounce(v: wp.vec3, restitution: float, friction: float) -> wp.vec3:
    """Velocity after an impact on the horizontal ground, with Coulomb friction as an impulse."""
    if v[1] >= 0.0:
        return v
    rebound = -restitution * v[1]
    sliding = wp.vec3(v[0], 0.0, v[2])
    slide_speed = wp.length(sliding)
    lost = friction * (rebound - v[1])
    if slide_speed <= lost:
        return wp.vec3(0.0, rebound, 0.0)
    kept = 1.0 - lost / slide_speed
    return wp.vec3(v[0] * kept, rebound, v[2] * kept)


@wp.kernel
def integrate_particles_with_ground(position: wp.array(dtype=wp.vec3), velocity: wp.array(dtype=wp.vec3),
                                    inverse_mass: wp.array(dtype=float), gravity: wp.vec3, drag: float,
                                    ground_height: float, restitution: float, friction: float, dt: float,
                                    next_position: wp.array(dtype=wp.vec3), next_velocity: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    x = position[i]
    v = velocity[i]
    w = inverse_mass[i]
    if w == 0.0:
        next_position[i] = x
        next_velocity[i] = v
        return

    v = v + (gravity - v * (drag * wp.length(v) * w)) * dt
    x = x + v * dt
    if x[1] < ground_height:
        v = bounce(v, restitution, friction)
        x = wp.vec3(x[0], ground_height, x[2])
    next_position[i] = x
    next_velocity[i] = v
