# idea: gating of measurements
# brief: Compute the Mahalanobis distance of every measurement from its prediction and reject those that are too far.
# description: Block `track` adds the variances `noise` of the sensor to the diagonal of `covariance[track]`, a symmetric
#     positive semidefinite matrix of side `MEASURED`, takes the Cholesky factor of the sum and solves the lower triangular
#     system with the innovation, `measurement[track]` minus `prediction[track]`, on the right. The squared length of the
#     solution is the squared Mahalanobis distance, stored in `distance_sq[track]`. If it is above `gate` the measurement is
#     rejected: `accepted[track]` becomes 0 and the row of `whitened` all zeros. Otherwise `accepted[track]` is 1 and
#     `whitened[track]` the solution. Everything is float64, for covariances that are nearly singular.
# launch: n, block(32)
# inputs:
#     covariance[n, 3, 3] = constant(0.4)
#     noise[3] = uniform(0.5, 2)
#     measurement[n, 3] = uniform(-3, 3)
#     prediction[n, 3] = uniform(-1, 1)
#     gate = 7.815
#     whitened[n, 3] = zero
#     distance_sq[n] = zero
#     accepted[n] = zero
import warp as wp

MEASURED = wp.constant(3)


@wp.kernel(enable_backward=False)
def gate_innovations_mahalanobis(
    covariance: wp.array3d(dtype=wp.float64),
    noise: wp.array(dtype=wp.float64),
    measurement: wp.array2d(dtype=wp.float64),
    prediction: wp.array2d(dtype=wp.float64),
    gate: wp.float64,
    whitened: wp.array2d(dtype=wp.float64),
    distance_sq: wp.array(dtype=wp.float64),
    accepted: wp.array(dtype=int),
):
    """Chi-square test of innovations. Launch tiled: one block per track."""
    track = wp.tid()
    predicted_covariance = wp.tile_load(covariance[track], shape=(MEASURED, MEASURED), storage="shared")
    sensor_noise = wp.tile_load(noise, shape=MEASURED, storage="shared")
    factor = wp.tile_cholesky(wp.tile_diag_add(predicted_covariance, sensor_noise))

    z = wp.tile_load(measurement[track], shape=MEASURED)
    expected = wp.tile_load(prediction[track], shape=MEASURED)
    # with S = L L^T the distance is |L^-1 v|^2: the inverse of S is never formed
    white = wp.tile_lower_solve(factor, z - expected)
    square = wp.tile_dot(white, white)
    wp.tile_store(distance_sq, square, offset=track)

    if square[0] > gate:
        accepted[track] = 0
        wp.tile_store(whitened[track], wp.tile_zeros(shape=MEASURED, dtype=wp.float64))
    else:
        accepted[track] = 1
        wp.tile_store(whitened[track], white)
