# idea: ocean mixed layer by the equation of state of sea water
# brief: Compute the density and stability of ocean profiles with the UNESCO equation of state and find the depth of the mixed layer.
# description: Thread `profile` walks down the `levels[profile]` wet levels of `temperature` (degrees Celsius) and
#     `salinity` at the depths `depth`. `sea_water_density` is EOS-80 at the pressure of the sea surface:
#     `pure_water_density`, a polynomial of fifth order in temperature, plus terms in S, S^1.5 and S^2.
#     `density[profile, k]` is it at level `k`; below the bottom it is zero. `stability[profile, k]` is the squared
#     buoyancy frequency `GRAVITY / REFERENCE_DENSITY` times the increase of density to the next level over the
#     distance, taken as at least `MIN_SPACING`, zero at the last wet level and below. The mixed layer ends where the
#     density first exceeds that of the first level by `threshold` of the profile's basin, `threshold[basin[profile]]`;
#     the depth is interpolated linearly between the level and the one before. If no level does, it is the depth of the
#     last wet level. Land profiles (no levels) have depth zero. Results in `mixed_layer_depth`, all in float64.
# launch: n
# inputs:
#     levels[n] = index(0, 9)
#     basin[n] = index(0, 3)
#     threshold[3] = uniform(0.03, 0.5)
#     depth[8] = sorted(1, 200)
#     temperature[n, 8] = uniform(2, 28)
#     salinity[n, 8] = uniform(33, 37)
#     density[n, 8] = zero
#     stability[n, 8] = zero
#     mixed_layer_depth[n] = zero
# fits:
#     difference_output(mixed_layer_depth)
#     largest_output(mixed_layer_depth)
#     indirect_thread
import warp as wp

GRAVITY = wp.constant(wp.float64(9.80665))
REFERENCE_DENSITY = wp.constant(wp.float64(1025.0))
MIN_SPACING = wp.constant(wp.float64(0.5))


@wp.func
def pure_water_density(t: wp.float64) -> wp.float64:
    """Density of the standard mean ocean water without salt, kg/m3 (Bigg, 1967)."""
    result = wp.float64(6.536332e-9)
    result = result * t - wp.float64(1.120083e-6)
    result = result * t + wp.float64(1.001685e-4)
    result = result * t - wp.float64(9.095290e-3)
    result = result * t + wp.float64(6.793952e-2)
    return result * t + wp.float64(999.842594)


@wp.func
def sea_water_density(t: wp.float64, s: wp.float64) -> wp.float64:
    """One-atmosphere equation of state of sea water, EOS-80 (Millero and Poisson, 1981)."""
    linear = wp.float64(5.3875e-9)
    linear = linear * t - wp.float64(8.2467e-7)
    linear = linear * t + wp.float64(7.6438e-5)
    linear = linear * t - wp.float64(4.0899e-3)
    linear = linear * t + wp.float64(8.24493e-1)

    root = wp.float64(-1.6546e-6)
    root = root * t + wp.float64(1.0227e-4)
    root = root * t - wp.float64(5.72466e-3)

    square = wp.float64(4.8314e-4)
    return pure_water_density(t) + s * (linear + root * wp.sqrt(s) + square * s)


@wp.kernel
def ocean_mixed_layer_depth(
    levels: wp.array(dtype=int),
    basin: wp.array(dtype=int),
    threshold: wp.array(dtype=wp.float64),
    depth: wp.array(dtype=wp.float64),
    temperature: wp.array2d(dtype=wp.float64),
    salinity: wp.array2d(dtype=wp.float64),
    density: wp.array2d(dtype=wp.float64),
    stability: wp.array2d(dtype=wp.float64),
    mixed_layer_depth: wp.array(dtype=wp.float64),
):
    profile = wp.tid()
    wet = levels[profile]
    zero = wp.float64(0.0)
    for k in range(wet, depth.shape[0]):  # rock
        density[profile, k] = zero
        stability[profile, k] = zero
    if wet == 0:
        mixed_layer_depth[profile] = zero
        return

    surface = sea_water_density(temperature[profile, 0], salinity[profile, 0])
    limit = surface + threshold[basin[profile]]
    density[profile, 0] = surface

    above = surface
    mixed = depth[wet - 1]
    found = int(0)
    for k in range(1, wet):
        rho = sea_water_density(temperature[profile, k], salinity[profile, k])
        density[profile, k] = rho
        spacing = wp.max(depth[k] - depth[k - 1], MIN_SPACING)
        stability[profile, k - 1] = GRAVITY / REFERENCE_DENSITY * (rho - above) / spacing

        if found == 0 and rho > limit:
            # the level before was not above the limit, so the profile rises between both
            mixed = depth[k - 1] + (depth[k] - depth[k - 1]) * (limit - above) / (rho - above)
            found = 1
        above = rho
    stability[profile, wet - 1] = zero
    mixed_layer_depth[profile] = mixed
