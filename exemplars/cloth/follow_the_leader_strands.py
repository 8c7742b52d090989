# idea: follow the leader on hair strands
# brief: Restore the segment lengths of every hair strand from root to tip and correct the velocities for it.
# description: One thread per `strand`. Particle 0 of the strand follows `root[strand]`. For the others, k from 1 to
#     `strand_size[strand]` - 1, in order: the `predicted` position is pulled to distance `segment_length[strand]` from the
#     particle before it, already corrected; a segment shorter than `MIN_LENGTH` points straight down (-y). The velocity of a
#     particle is (corrected - `position[strand, k]`) / `dt`, and for all but the last one minus `damping` / `dt` times the
#     shift (corrected minus predicted) of the particle that follows it. `predicted` is corrected in place and `velocity` is
#     written. Particles beyond the size are not touched.
# launch: n
# inputs:
#     root[n] = uniform(-1, 1)
#     strand_size[n] = index(2, 17)
#     segment_length[n] = uniform(0.05, 0.1)
#     position[n, 16] = uniform(-1, 1)
#     dt = 0.02
#     damping = uniform(0.5, 1)
#     predicted[n, 16] = uniform(-1, 1)
#     velocity[n, 16] = zero
# fits:
#     parameter_per_element(damping)
#     active_mask
#     indirect_thread
#     batch_dimension
import warp as wp

MIN_LENGTH = wp.constant(1.0e-5)


@wp.kernel
def follow_the_leader_strands(
    root: wp.array(dtype=wp.vec3),
    strand_size: wp.array(dtype=int),
    segment_length: wp.array(dtype=float),
    position: wp.array2d(dtype=wp.vec3),
    dt: float,
    damping: float,
    predicted: wp.array2d(dtype=wp.vec3),
    velocity: wp.array2d(dtype=wp.vec3),
):
    """Dynamic follow-the-leader after Mueller, Kim and Chentanez: one pass keeps a strand inextensible."""
    strand = wp.tid()
    length = segment_length[strand]
    leader = root[strand]
    predicted[strand, 0] = leader
    leader_velocity = (leader - position[strand, 0]) / dt

    for k in range(1, strand_size[strand]):
        wanted = predicted[strand, k]
        span = wanted - leader
        distance = wp.length(span)
        direction = wp.vec3(0.0, -1.0, 0.0)
        if distance > MIN_LENGTH:
            direction = span / distance
        follower = leader + direction * length

        # one-sided corrections act like uneven masses; this gives the leader back what it lost
        velocity[strand, k - 1] = leader_velocity - (follower - wanted) * (damping / dt)
        predicted[strand, k] = follower
        leader_velocity = (follower - position[strand, k]) / dt
        leader = follower
    velocity[strand, strand_size[strand] - 1] = leader_velocity
