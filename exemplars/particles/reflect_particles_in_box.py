# idea: reflection of particles at box walls
# brief: Mirror particles that left a box back inside and reverse their velocity with losses.
# description: One thread per particle `p` and `axis` of a launch in two dimensions. Where `position[p, axis]` lies below
#     `lower[axis]` or above `upper[axis]`, the coordinate is mirrored at that wall, clamped into the box in case it went
#     further than the box is wide, `velocity[p, axis]` is multiplied by -`restitution`, and 1 is added atomically to
#     `wall_hits` at 2 `axis` for the lower and 2 `axis` + 1 for the upper wall. Others are left alone.
# launch: n, 3
# inputs:
#     position[n, 3] = uniform(-2, 2)
#     velocity[n, 3] = uniform(-1, 1)
#     lower[3] = uniform(-1.5, -1)
#     upper[3] = uniform(1, 1.5)
#     restitution = uniform(0.5, 1)
#     wall_hits[6] = zero
# fits:
#     parameter_per_element(restitution: p)
#     parameter_per_group(restitution: material)
#     batch_dimension
import warp as wp


@wp.kernel
def reflect_particles_in_box(position: wp.array2d(dtype=float), velocity: wp.array2d(dtype=float), lower: wp.array(dtype=float),
                             upper: wp.array(dtype=float), restitution: float, wall_hits: wp.array(dtype=int)):
    """Mirrors strays at the walls of a box, one thread per coordinate."""
    p, axis = wp.tid()
    x = position[p, axis]
    low = lower[axis]
    high = upper[axis]

    if x < low:
        x = 2.0 * low - x
        wp.atomic_add(wall_hits, 2 * axis, 1)
    elif x > high:
        x = 2.0 * high - x
        wp.atomic_add(wall_hits, 2 * axis + 1, 1)
    else:
        return

    position[p, axis] = wp.clamp(x, low, high)  # a very fast particle could cross both walls
    velocity[p, axis] = -restitution * velocity[p, axis]
