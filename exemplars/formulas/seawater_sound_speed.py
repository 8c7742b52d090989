# idea: sound speed in seawater with its vertical gradient
# brief: Compute the speed of sound along ocean profiles and the curvature of a horizontal ray there.
# description: Mackenzie's polynomial of 1981 for the sample (`cast`, `level`) of a profile: with temperature T (`temperature`,
#     degrees Celsius), salinity above 35 (`salinity` minus 35, per mille) and depth D (`depth`, metres), the speed is 1448.96 +
#     4.591 T - 0.05304 T^2 + 0.0002374 T^3 + 1.340 (S - 35) + 0.0163 D + 1.675e-7 D^2 - 0.01025 T (S - 35) - 7.139e-13 T D^3,
#     written to `sound_speed[cast, level]`. Its derivatives by temperature, salinity and depth, times the gradients of the
#     profile with depth (`temperature_gradient`, `salinity_gradient`, and 1), add to `speed_gradient[cast, level]`.
#     `ray_curvature[cast, level]` is minus that gradient over the speed: positive where a horizontal ray bends down.
# launch: n, 10
# inputs:
#     temperature[n, 10] = uniform(2, 30)
#     salinity[n, 10] = uniform(25, 40)
#     depth[n, 10] = uniform(0, 8000)
#     temperature_gradient[n, 10] = uniform(-0.05, 0.01)
#     salinity_gradient[n, 10] = uniform(-0.01, 0.01)
#     sound_speed[n, 10] = zero
#     speed_gradient[n, 10] = zero
#     ray_curvature[n, 10] = zero
# fits:
#     largest_output(speed_gradient)
import warp as wp


@wp.kernel
def seawater_sound_speed(
    temperature: wp.array2d(dtype=float),
    salinity: wp.array2d(dtype=float),
    depth: wp.array2d(dtype=float),
    temperature_gradient: wp.array2d(dtype=float),
    salinity_gradient: wp.array2d(dtype=float),
    sound_speed: wp.array2d(dtype=float),
    speed_gradient: wp.array2d(dtype=float),
    ray_curvature: wp.array2d(dtype=float),
):
    """Mackenzie (1981), valid for 2 to 30 degrees, 25 to 40 per mille and depths to 8000 m."""
    cast, level = wp.tid()
    t = temperature[cast, level]
    d = depth[cast, level]
    excess_salinity = salinity[cast, level] - 35.0

    # Horner's scheme: no powers to compute
    thermal = t * (4.591 + t * (-5.304e-2 + t * 2.374e-4))
    haline = excess_salinity * (1.340 - 1.025e-2 * t)
    pressure = d * (1.630e-2 + d * (1.675e-7 - 7.139e-13 * t * d))
    speed = 1448.96 + thermal + haline + pressure
    sound_speed[cast, level] = speed

    by_temperature = 4.591 + t * (-1.0608e-1 + t * 7.122e-4) - 1.025e-2 * excess_salinity - 7.139e-13 * d * d * d
    by_salinity = 1.340 - 1.025e-2 * t
    by_depth = 1.630e-2 + d * (3.350e-7 - 2.1417e-12 * t * d)
    gradient = by_temperature * temperature_gradient[cast, level] + by_salinity * salinity_gradient[cast, level] + by_depth

    speed_gradient[cast, level] = gradient
    ray_curvature[cast, level] = -gradient / speed
