# idea: Kalman filter of constant-velocity tracks with gating
# brief: Predict every target track by one frame and correct it with its measurement if that is plausible.
# description: A `Track` holds the state (position and velocity in the plane, `state` with x, y, vx, vy), its `covariance` and the
#     number of frames it was `missed`. `predict_state` moves the position by the velocity times `dt`; `predict_covariance` is F P
#     F^T plus the `process_noise` of a white acceleration with the variance `acceleration_variance`; F is `transition`. Track
#     `tracks[t]` takes the measurement `detections[association[t]]`; a negative association means that there is none. With a
#     measurement the innovation is its difference from the predicted position, and its covariance the upper left 2 x 2 block of
#     the predicted one plus `measurement_variance` on the diagonal. If the squared Mahalanobis distance of the innovation
#     (`mahalanobis_squared`), written to `gate_distance[t]`, is at most `GATE`, the track is corrected (`correct`): gain K = P
#     H^T S^-1, the state plus K times the innovation, and the covariance P - K H P, made symmetric by averaging it with its
#     transpose; `missed` becomes 0 and `status[t]` `CORRECTED`. A measurement outside of the gate leaves the prediction, adds one
#     to `missed`, and gives `REJECTED`; without a measurement `missed` grows too, the status is `COASTED` and `gate_distance[t]`
#     is -1. The new track is written to `updated[t]`. Tracks with more than `max_missed` misses after this have the status
#     `LOST`.
# launch: n
# inputs:
#     tracks.state[n] = uniform(-1, 1)
#     tracks.covariance[n] = spd(0.2, 1)
#     tracks.missed[n] = index(0, 4)
#     association[n] = index(-1, n)
#     detections[n] = uniform(-2, 2)
#     dt = 0.1
#     acceleration_variance = 0.5
#     measurement_variance = 0.05
#     max_missed = 3
#     updated.state[n] = zero
#     updated.covariance[n] = zero
#     updated.missed[n] = zero
#     gate_distance[n] = zero
#     status[n] = zero
# fits:
#     parameter_per_element(acceleration_variance)
#     parameter_per_group(acceleration_variance: target_class)
#     active_mask
#     indirect_thread
import warp as wp

GATE = wp.constant(9.21)  # 99 % of chi-square with two degrees of freedom

COASTED = wp.constant(0)
CORRECTED = wp.constant(1)
REJECTED = wp.constant(2)
LOST = wp.constant(3)

mat42 = wp.types.matrix(shape=(4, 2), dtype=float)


@wp.struct
class Track:
    state: wp.vec4
    covariance: wp.mat44
    missed: int


@wp.func
def transition(dt: float) -> wp.mat44:
    """Constant velocity: positions move, velocities stay."""
    return wp.mat44(1.0, 0.0, dt, 0.0, 0.0, 1.0, 0.0, dt, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0)


@wp.func
def process_noise(dt: float, acceleration_variance: float) -> wp.mat44:
    """Covariance of a white acceleration that acts during one frame."""
    pp = acceleration_variance * dt * dt * dt * dt / 4.0
    pv = acceleration_variance * dt * dt * dt / 2.0
    vv = acceleration_variance * dt * dt
    return wp.mat44(pp, 0.0, pv, 0.0, 0.0, pp, 0.0, pv, pv, 0.0, vv, 0.0, 0.0, pv, 0.0, vv)


@wp.func
def predict_state(state: wp.vec4, dt: float) -> wp.vec4:
    return transition(dt) * state


@wp.func
def predict_covariance(covariance: wp.mat44, dt: float, acceleration_variance: float) -> wp.mat44:
    motion = transition(dt)
    return motion * covariance * wp.transpose(motion) + process_noise(dt, acceleration_variance)


@wp.func
def innovation_covariance(covariance: wp.mat44, measurement_variance: float) -> wp.mat22:
    """The sensor sees positions, so H picks the upper left block."""
    return wp.mat22(covariance[0, 0] + measurement_variance, covariance[0, 1],
                    covariance[1, 0], covariance[1, 1] + measurement_variance)


@wp.func
def mahalanobis_squared(innovation: wp.vec2, spread_inverse: wp.mat22) -> float:
    return wp.dot(innovation, spread_inverse * innovation)


@wp.func
def correct(track: Track, innovation: wp.vec2, spread_inverse: wp.mat22) -> Track:
    p = track.covariance
    cross = mat42(p[0, 0], p[0, 1], p[1, 0], p[1, 1], p[2, 0], p[2, 1], p[3, 0], p[3, 1])  # P H^T
    gain = cross * spread_inverse
    reduced = p - gain * wp.transpose(cross)

    result = Track()
    result.state = track.state + gain * innovation
    # rounding makes it lose its symmetry over many frames
    result.covariance = (reduced + wp.transpose(reduced)) * 0.5
    result.missed = 0
    return result


@wp.kernel
def kalman_track_update(
    tracks: wp.array(dtype=Track),
    association: wp.array(dtype=int),
    detections: wp.array(dtype=wp.vec2),
    dt: float,
    acceleration_variance: float,
    measurement_variance: float,
    max_missed: int,
    updated: wp.array(dtype=Track),
    gate_distance: wp.array(dtype=float),
    status: wp.array(dtype=int),
):
    """One frame of a multi-target tracker, one thread per track; data association came before."""
    t = wp.tid()
    before = tracks[t]
    track = Track()
    track.state = predict_state(before.state, dt)
    track.covariance = predict_covariance(before.covariance, dt, acceleration_variance)
    track.missed = before.missed + 1

    outcome = COASTED
    distance = float(-1.0)
    detection = association[t]
    if detection >= 0:
        innovation = detections[detection] - wp.vec2(track.state[0], track.state[1])
        spread_inverse = wp.inverse(innovation_covariance(track.covariance, measurement_variance))
        distance = mahalanobis_squared(innovation, spread_inverse)
        if distance <= GATE:
            track = correct(track, innovation, spread_inverse)
            outcome = CORRECTED
        else:
            outcome = REJECTED  # more likely clutter than the target

    updated[t] = track
    gate_distance[t] = distance
    status[t] = wp.where(track.missed > max_missed, LOST, outcome)
