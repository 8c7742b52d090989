# idea: sleep timers of rigid bodies
# brief: Count how long each body has been at rest and keep the islands of moving bodies awake.
# description: One thread per body. A body at rest has squared angular velocity plus squared linear velocity, from the
#     spatial vector `body_twist[b]`, below `rest_threshold`, which makes its `rest_time[b]` grow by `dt`; any other
#     (NaN too) sets it to 0. A body of kind `KINEMATIC` in `body_kind[b]` never rests, a `STATIC` one is left out
#     altogether. If the rest time is less than `time_to_sleep`, 1 goes to `island_awake` of the body's island
#     `island_of[b]` by an atomic maximum, unless the island is negative.
# launch: n
# inputs:
#     body_kind[n] = index(0, 3)
#     body_twist[n] = uniform(-0.5, 0.5)
#     island_of[n] = index(-1, n)
#     rest_threshold = uniform(0.4, 0.6)
#     time_to_sleep = 0.5
#     dt = 0.02
#     rest_time[n] = uniform(0, 1)
#     island_awake[n] = zero
# fits:
#     parameter_per_element(rest_threshold)
#     batch_dimension
import warp as wp

STATIC = 0
KINEMATIC = 1


@wp.kernel(enable_backward=False)
def update_body_sleep_timers(
    body_kind: wp.array(dtype=int), body_twist: wp.array(dtype=wp.spatial_vector), island_of: wp.array(dtype=int),
    rest_threshold: float, time_to_sleep: float, dt: float, rest_time: wp.array(dtype=float), island_awake: wp.array(dtype=int)
):
    """An island sleeps once all of its bodies have rested long enough; this kernel finds those that must not."""
    b = wp.tid()
    if body_kind[b] == STATIC:
        return

    timer = float(0.0)
    resting = wp.dot(body_twist[b], body_twist[b]) < rest_threshold
    if resting and body_kind[b] != KINEMATIC:
        timer = rest_time[b] + dt
    rest_time[b] = timer

    island = island_of[b]
    if island >= 0 and timer < time_to_sleep:
        wp.atomic_max(island_awake, island, 1)
