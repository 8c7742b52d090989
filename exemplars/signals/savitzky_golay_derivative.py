# idea: Savitzky-Golay smoothing and derivative
# brief: Smooth measured traces and differentiate them with a quadratic Savitzky-Golay filter of seven points.
# description: For sample `t` of a `trace` in `readings` the least-squares parabola through the seven samples around it
#     gives the smoothed value, the sum of the samples times `SMOOTH / 21`, in `smoothed`, and the slope, the sum times
#     `SLOPE / (28 * dt)`, in `slope_out`. Samples beyond the ends are the end samples. A trace whose sensor
#     `sensor_of[trace]` is marked in `faulty` is not filtered: both outputs are zero.
# launch: n, 16
# inputs:
#     readings[n, 16] = uniform(-1, 1)
#     sensor_of[n] = index(0, 6)
#     faulty[6] = index(0, 2)
#     dt = uniform(0.5, 1)
#     smoothed[n, 16] = zero
#     slope_out[n, 16] = zero
# fits:
#     largest_output(slope_out)
#     count_output(slope_out)
#     flag_output(slope_out)
import warp as wp

vec7 = wp.types.vector(length=7, dtype=float)

SMOOTH = wp.constant(vec7(-2.0, 3.0, 6.0, 7.0, 6.0, 3.0, -2.0))
SLOPE = wp.constant(vec7(-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0))
REACH = 3


@wp.kernel
def savitzky_golay_derivative(readings: wp.array2d(dtype=float), sensor_of: wp.array(dtype=int), faulty: wp.array(dtype=int),
                              dt: float, smoothed: wp.array2d(dtype=float), slope_out: wp.array2d(dtype=float)):
    trace, t = wp.tid()
    if faulty[sensor_of[trace]] != 0:
        smoothed[trace, t] = 0.0
        slope_out[trace, t] = 0.0
        return

    value = float(0.0)
    slope = float(0.0)
    for k in range(wp.static(2 * REACH + 1)):
        reading = readings[trace, wp.clamp(t + k - REACH, 0, readings.shape[1] - 1)]
        value += SMOOTH[k] * reading
        slope += SLOPE[k] * reading
    smoothed[trace, t] = value / 21.0
    slope_out[trace, t] = slope / (28.0 * dt)
