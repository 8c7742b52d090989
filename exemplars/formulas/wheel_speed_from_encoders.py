# idea: wheel speed and distance from wrapping encoder counters
# brief: Compute speed and travelled distance of robot wheels from 16-bit encoder counters.
# description: Wheel `w` has the counters `count_now[w]` and `count_before[w]`, which wrap around at 2^16; their
#     difference modulo 2^16 is taken as signed, so that up to half a turn of the counter in both directions is right,
#     and turned around where `invert` is true and `side[w]` is 1 (the right side of the robot, mounted mirrored). The
#     microseconds between the two readings, `stamp_now[w]` minus `stamp_before[w]` modulo 2^32, divide it; a reading
#     with the same stamp as before is a repeat: `speed[w]` and `distance[w]` keep their values and `stale_readings[0]`
#     counts it. Else distance is counts over `counts_per_turn`, over `gear_ratio`, times the circumference of
#     `wheel_radius`; `distance[w]`, in double precision, grows by it. The raw speed is distance over seconds; beyond
#     `max_speed` in amount it is a glitch and `speed[w]` is left unchanged, though the distance has grown; else
#     `speed[w]` moves toward it by the fraction `smoothing`.
# launch: n
# inputs:
#     count_now[n] = index(0, 65536)
#     count_before[n] = index(0, 65536)
#     stamp_now[n] = index(1000, 1004)
#     stamp_before[n] = index(0, 1003)
#     side[n] = index(0, 2)
#     counts_per_turn = 4096
#     gear_ratio = 20.0
#     wheel_radius = 0.05
#     max_speed = 500.0
#     smoothing = 0.25
#     invert = 1
#     speed[n] = uniform(-1, 1)
#     distance[n] = uniform(0, 100)
#     stale_readings[1] = zero
# fits:
#     parameter_per_element(gear_ratio, wheel_radius, max_speed)
#     parameter_per_group(gear_ratio, wheel_radius, max_speed: wheel_type)
#     active_mask
#     indirect_thread
import warp as wp

MICROSECOND = wp.constant(1.0e-6)
COUNTER_RANGE = wp.constant(65536)


@wp.func
def wrapped_difference(now: wp.uint16, before: wp.uint16) -> int:
    """Signed way from one counter value to the other, the short way around."""
    difference = (int(now) - int(before)) & (COUNTER_RANGE - 1)
    if difference >= COUNTER_RANGE // 2:
        difference -= COUNTER_RANGE
    return difference


@wp.kernel
def wheel_speed_from_encoders(
    count_now: wp.array(dtype=wp.uint16),
    count_before: wp.array(dtype=wp.uint16),
    stamp_now: wp.array(dtype=wp.uint32),
    stamp_before: wp.array(dtype=wp.uint32),
    side: wp.array(dtype=wp.uint8),
    counts_per_turn: wp.uint16,
    gear_ratio: wp.float64,
    wheel_radius: wp.float64,
    max_speed: float,
    smoothing: float,
    invert: wp.bool,
    speed: wp.array(dtype=float),
    distance: wp.array(dtype=wp.float64),
    stale_readings: wp.array(dtype=int),
):
    w = wp.tid()
    elapsed = stamp_now[w] - stamp_before[w]  # unsigned, right across the overflow of the clock
    if elapsed == wp.uint32(0):
        wp.atomic_add(stale_readings, 0, 1)
        return

    counts = wrapped_difference(count_now[w], count_before[w])
    if invert and side[w] == wp.uint8(1):
        counts = -counts

    turns = wp.float64(counts) / wp.float64(counts_per_turn) / gear_ratio
    travelled = turns * wp.float64(2.0 * wp.pi) * wheel_radius
    distance[w] = distance[w] + travelled

    raw_speed = float(travelled) / (float(elapsed) * MICROSECOND)
    if wp.abs(raw_speed) <= max_speed:
        speed[w] = wp.lerp(speed[w], raw_speed, smoothing)
