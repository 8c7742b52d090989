# idea: implicit gradient of Kepler's equation
# brief: Solve Kepler's equation for many orbits by Newton's method and differentiate the solution implicitly.
# description: Orbit `k` has the mean anomaly `mean_anomaly[k]` and the eccentricity `eccentricity[k]`.
#     `eccentric_anomaly` starts at the mean anomaly and takes `STEPS` Newton steps: the residual is the anomaly minus
#     the eccentricity times its sine minus the mean anomaly, and its slope is one minus the eccentricity times the
#     cosine. The gradient does not go through the steps: `anomaly_gradient` solves again and uses the implicit function
#     theorem, where both inputs share the factor one over the slope at the solution and the eccentricity also gets the
#     sine. The position in the plane of the orbit is `semi_major[k]` times (cosine minus eccentricity) in x, and times
#     the sine and the root of one minus the squared eccentricity in y; it is written to `position[k]`.
# launch: n
# inputs:
#     mean_anomaly[n] = uniform(-3, 3)
#     eccentricity[n] = uniform(0.01, 0.6)
#     semi_major[n] = uniform(0.5, 3)
#     position[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     length_output(position)
import warp as wp

STEPS = wp.constant(6)


@wp.func
def eccentric_anomaly(mean: float, e: float) -> float:
    anomaly = mean
    for _ in range(STEPS):
        residual = anomaly - e * wp.sin(anomaly) - mean
        slope = 1.0 - e * wp.cos(anomaly)
        anomaly = anomaly - residual / slope
    return anomaly


@wp.func_grad(eccentric_anomaly)
def anomaly_gradient(mean: float, e: float, adj_ret: float):
    anomaly = eccentric_anomaly(mean, e)
    share = adj_ret / (1.0 - e * wp.cos(anomaly))
    wp.adjoint[mean] += share
    wp.adjoint[e] += wp.sin(anomaly) * share


@wp.kernel
def solve_kepler_implicit_gradient(
    mean_anomaly: wp.array(dtype=float),
    eccentricity: wp.array(dtype=float),
    semi_major: wp.array(dtype=float),
    position: wp.array(dtype=wp.vec2),
):
    k = wp.tid()
    e = eccentricity[k]
    a = semi_major[k]
    anomaly = eccentric_anomaly(mean_anomaly[k], e)
    x = a * (wp.cos(anomaly) - e)
    y = a * wp.sqrt(1.0 - e * e) * wp.sin(anomaly)
    position[k] = wp.vec2(x, y)
