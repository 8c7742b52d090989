import warp as wp


@wp.struct
class Element:
    temperature: wp.float32
    salinity: wp.float32
    depth: wp.float32
    temperature_gradient: wp.float32


@wp.kernel
def seawater_sound_spd_kernel(
    elems: wp.array(dtype=Element, ndim=2),
    salinity_grad_array: wp.array(dtype=wp.float32, ndim=2),
    sound_spd_array: wp.array(dtype=wp.float32, ndim=2),
    spd_grad_array: wp.array(dtype=wp.float32, ndim=2),
    ray_curvature_array: wp.array(dtype=wp.float64, ndim=2),
):
    """Mackenzie (1981), valid for 2 to 30 degrees, 25 to 40 per mille and depths to 8000 m."""
    cast, lvl = wp.tid()
    t = elems[cast, lvl].temperature
    d = elems[cast, lvl].depth
    excess_salinity = elems[cast, lvl].salinity - 35.0

    thermal = t * (4.591 + t * (-5.304e-2 + t * 2.374e-4))
    haline = excess_salinity * (1.340 - 1.025e-2 * t)
    pres = d * (1.630e-2 + d * (1.675e-7 - 7.139e-13 * t * d))
    spd = 1448.96 + thermal + haline + pres
    sound_spd_array[cast, lvl] = spd

    by_temp = (
        4.591
        + t * (-1.0608e-1 + t * 7.122e-4)
        - 1.025e-2 * excess_salinity
        - 7.139e-13 * d * d * d
    )
    by_depth = 1.630e-2 + d * (3.350e-7 - 2.1417e-12 * t * d)
    grad = (
        by_temp * elems[cast, lvl].temperature_gradient
        + (1.340 - 1.025e-2 * t) * salinity_grad_array[lvl, cast]
        + by_depth
    )

    spd_grad_array[lvl, cast] = grad
    ray_curvature_array[lvl, cast] = wp.float64(-grad / spd)
