# idea: colour from spherical harmonics
# brief: Evaluate second-degree spherical harmonics into a colour that depends on the view direction.
# description: For every point, the direction is the unit vector from `eye` to `positions[point]`, or +z if the distance is at
#     most `MIN_DISTANCE`. Sum the nine vectors `coefficients[point]`, each times its real spherical harmonic of the direction
#     (degrees 0 to 2 with the constants `BAND0`, `BAND1`, `BAND2_XY`, `BAND2_Z`, `BAND2_DIFF`; in the order 1; y, z, x; xy,
#     yz, 3z^2 - 1, xz, x^2 - y^2). Degrees above `degree` are left out. Add 1/2 to each channel and write what is not below
#     zero to `colors`.
# launch: n
# inputs:
#     positions[n] = uniform(-2, 2)
#     coefficients[n, 9] = uniform(-0.5, 0.5)
#     eye = uniform(-4, 4)
#     degree = index(0, 3)
#     colors[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

BAND0 = 0.28209479
BAND1 = 0.48860251
BAND2_XY = 1.09254843
BAND2_Z = 0.31539157
BAND2_DIFF = 0.54627422
MIN_DISTANCE = 1.0e-6


@wp.kernel
def evaluate_harmonic_colors(
    positions: wp.array(dtype=wp.vec3),
    coefficients: wp.array2d(dtype=wp.vec3),
    eye: wp.vec3,
    degree: int,
    colors: wp.array(dtype=wp.vec3),
):
    """View-dependent colour of every point. Launch: one thread per point."""
    point = wp.tid()
    offset = positions[point] - eye
    distance = wp.length(offset)
    direction = wp.vec3(0.0, 0.0, 1.0)
    if distance > MIN_DISTANCE:
        direction = offset / distance
    x = direction[0]
    y = direction[1]
    z = direction[2]

    color = coefficients[point, 0] * BAND0
    if degree > 0:
        color += BAND1 * (coefficients[point, 1] * y + coefficients[point, 2] * z + coefficients[point, 3] * x)
    if degree > 1:
        color += BAND2_XY * (
            coefficients[point, 4] * (x * y) + coefficients[point, 5] * (y * z) + coefficients[point, 7] * (x * z)
        )
        color += BAND2_Z * coefficients[point, 6] * (3.0 * z * z - 1.0)
        color += BAND2_DIFF * coefficients[point, 8] * (x * x - y * y)

    # coefficients are fitted to colours around mid grey
    colors[point] = wp.max(color + wp.vec3(0.5, 0.5, 0.5), wp.vec3(0.0, 0.0, 0.0))
