import warp as wp

STATIC = 0
KINEMATIC = 1


@wp.struct
class Params:
    rest_threshold: wp.float32
    time_to_sleep: wp.float32
    dt: wp.float32


@wp.struct
class Element:
    body_kind: wp.int64
    island_of: wp.int32


@wp.kernel(enable_backward=False)
def evaluate_rigid_body_sleep_timers_2d(
    elements: wp.array[Element],
    body_twist: wp.array2d[wp.spatial_vector],
    parameters: Params,
    num_elements: wp.int32,
    rest_time: wp.array2d[wp.float64],
    island_awake: wp.array2d[wp.int32],
):
    world, b = wp.tid()
    if world >= num_elements:
        return
    if int(elements[b].body_kind) == STATIC:
        return

    timer = float(0.0)
    resting = wp.dot(body_twist[b, world], body_twist[b, world]) < parameters.rest_threshold
    if resting and int(elements[b].body_kind) != KINEMATIC:
        timer = float(rest_time[b, world]) + parameters.dt
    rest_time[b, world] = wp.float64(timer)

    island = elements[b].island_of
    if island >= 0 and timer < parameters.time_to_sleep:
        wp.atomic_max(island_awake, world, island, 1)
