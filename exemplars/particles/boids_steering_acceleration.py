# idea: flocking of boids
# brief: Steer every boid by separation, alignment and cohesion with the flockmates it can see.
# description: One thread per boid. The candidates of boid `i` are row `i` of `nearest`; a negative entry ends the row.
#     A candidate counts if it is not `i`, is nearer than `flock.view_radius` and `sees` finds it in the field of view:
#     cosine between own `velocity` and the offset, from `position[i]` to that of the candidate, at least
#     `flock.view_cosine` (a boid slower than `EPSILON` sees all around). Seen mates add to mean velocity and mean
#     offset; those nearer than `flock.separation_radius` push away by offset / max(distance^2, EPSILON). With no mate
#     seen the acceleration is zero. Otherwise steering is `flock.separation` times the push plus `flock.alignment`
#     times (mean velocity - own) plus `flock.cohesion` times mean offset, shortened by `limit_length` to
#     `flock.max_acceleration`. Writes `acceleration[i]` and the number of seen mates `seen_count[i]`.
# launch: n
# inputs:
#     position[n] = uniform(0, 1)
#     velocity[n] = uniform(-1, 1)
#     nearest[n, 12] = index(-1, n)
#     flock.view_radius = uniform(0.5, 0.7)
#     flock.view_cosine = uniform(-0.5, -0.2)
#     flock.separation_radius = uniform(0.2, 0.4)
#     flock.separation = uniform(0.5, 1)
#     flock.alignment = uniform(0.5, 1)
#     flock.cohesion = uniform(0.5, 1)
#     flock.max_acceleration = uniform(1, 2)
#     acceleration[n] = zero
#     seen_count[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     length_output(acceleration)
from typing import Any

import warp as wp

EPSILON = 1.0e-4


@wp.struct
class Flock:
    view_radius: float
    view_cosine: float
    separation_radius: float
    separation: float
    alignment: float
    cohesion: float
    max_acceleration: float


@wp.func
def sees(heading: wp.vec2, offset: wp.vec2, view_cosine: float) -> bool:
    speed = wp.length(heading)
    if speed < EPSILON:  # no front and no back
        return True
    return wp.dot(heading, offset) >= view_cosine * speed * wp.length(offset)


@wp.func
def limit_length(v: Any, limit: Any):
    length = wp.length(v)
    if length > limit:
        return v * (limit / length)
    return v


@wp.kernel
def boids_steering_acceleration(
    position: wp.array(dtype=wp.vec2), velocity: wp.array(dtype=wp.vec2), nearest: wp.array2d(dtype=wp.int32), flock: Flock,
    acceleration: wp.array(dtype=wp.vec2), seen_count: wp.array(dtype=wp.int32)
):
    """Reynolds' three rules for each boid over a list of its nearest candidates."""
    i = wp.tid()
    heading = velocity[i]

    push = wp.vec2(0.0, 0.0)
    velocity_sum = wp.vec2(0.0, 0.0)
    offset_sum = wp.vec2(0.0, 0.0)
    seen = int(0)
    for k in range(nearest.shape[1]):
        j = nearest[i, k]
        if j < 0:  # rows are padded at the end
            break
        offset = position[j] - position[i]
        distance = wp.length(offset)
        if j != i and distance < flock.view_radius:
            if sees(heading, offset, flock.view_cosine):
                seen += 1
                velocity_sum += velocity[j]
                offset_sum += offset
                if distance < flock.separation_radius:
                    push -= offset / wp.max(distance * distance, EPSILON)

    seen_count[i] = seen
    if seen == 0:
        acceleration[i] = wp.vec2(0.0, 0.0)
        return

    share = 1.0 / float(seen)
    steer = flock.separation * push
    steer += flock.alignment * (velocity_sum * share - heading)
    steer += flock.cohesion * (offset_sum * share)
    acceleration[i] = limit_length(steer, flock.max_acceleration)
