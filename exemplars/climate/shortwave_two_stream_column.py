# idea: two-stream shortwave radiation
# brief: Compute solar fluxes and heating rates of atmospheric columns with a delta-Eddington two-stream scheme and the adding method.
# description: Thread `column`; layers count from the top. Where the cosine of the zenith angle `mu0[column]` is not
#     above `MIN_MU` it is night, and all outputs are zero. The sun's light comes in spectral bands, one after the
#     other: band `band` has the part `band_fraction[band]` of it. The optical depth of a layer in a band is `gas_depth`
#     times `band_absorption[band]` plus that of the cloud class `cloud[column, layer]` (0 is clear), whose
#     `cloud_optics` hold depth, single scattering albedo and asymmetry as a vec3. `delta_scale` mixes both (clear
#     layers scatter with the Rayleigh fraction `RAYLEIGH`, asymmetry zero) and takes the forward peak out with the
#     fraction `g^2`; the albedo is at most `MAX_ALBEDO`. `layer_properties` solves the two-stream equations of a layer
#     (Meador and Weaver, with the Eddington-like PIFM coefficients): reflectance and diffuse transmittance of the
#     direct beam, its direct transmittance, and both of diffuse light; the resonance `1 - (k mu0)^2` is kept
#     `RESONANCE` away from zero, then the reflectance of the direct beam is clamped between zero and one minus its
#     direct transmittance, and its diffuse transmittance between zero and what this reflectance leaves of that. Upwards
#     from the surface, which reflects direct and diffuse light by `albedo[surface[column]]`, the reflectances of
#     everything below each level are collected in `below_direct` and `below_diffuse`. Downwards, the direct beam of the
#     band begins with its part of `solar_constant * mu0`, and `flux_down` (direct and diffuse) and `flux_up` of the
#     bands are summed at every level; the properties of the layers are kept in `layer_direct` and `layer_diffuse`
#     between both sweeps. `heating[column, layer]` is the net flux lost in the layer times `GRAVITY / HEAT_CAPACITY`
#     over its pressure thickness `pressure_step`, in degrees per day. `surface_absorbed[column]` is the net flux at the
#     ground and `planetary_albedo[column]` the upward over the downward flux at the top.
# launch: n
# inputs:
#     mu0[n] = uniform(-0.3, 1)
#     surface[n] = index(0, 4)
#     albedo[4] = uniform(0.05, 0.8)
#     cloud[n, 8] = index(0, 4)
#     cloud_optics[4] = uniform(0.1, 0.9)
#     gas_depth[n, 8] = uniform(0.01, 0.2)
#     band_absorption[3] = uniform(0.2, 3)
#     band_fraction[3] = uniform(0.2, 0.4)
#     pressure_step[n, 8] = uniform(8000, 14000)
#     solar_constant = uniform(1320, 1410)
#     layer_direct[n, 8] = zero
#     layer_diffuse[n, 8] = zero
#     below_direct[n, 9] = zero
#     below_diffuse[n, 9] = zero
#     flux_up[n, 9] = zero
#     flux_down[n, 9] = zero
#     heating[n, 8] = zero
#     surface_absorbed[n] = zero
#     planetary_albedo[n] = zero
# fits:
#     indirect_thread
import warp as wp

MIN_MU = wp.constant(0.02)
MAX_ALBEDO = wp.constant(0.9999)
RAYLEIGH = wp.constant(0.3)
RESONANCE = wp.constant(1.0e-3)

GRAVITY = wp.constant(9.80665)
HEAT_CAPACITY = wp.constant(1004.64)  # of dry air at constant pressure, J/(kg K)
SECONDS_PER_DAY = wp.constant(86400.0)


@wp.func
def delta_scale(gas: float, cloud: wp.vec3) -> wp.vec3:
    """Optical depth, albedo and asymmetry of gas and cloud together, without the forward peak of scattering."""
    scattered = RAYLEIGH * gas + cloud[0] * cloud[1]
    depth = gas + cloud[0]
    omega = wp.min(scattered / depth, MAX_ALBEDO)
    g = cloud[0] * cloud[1] * cloud[2] / scattered

    forward = g * g
    rest = 1.0 - omega * forward
    return wp.vec3(depth * rest, omega * (1.0 - forward) / rest, (g - forward) / (1.0 - forward))


@wp.func
def away_from_zero(x: float, distance: float) -> float:
    if wp.abs(x) >= distance:
        return x
    if x < 0.0:
        return -distance
    return distance


@wp.func
def layer_properties(optics: wp.vec3, mu: float):
    """Direct beam: reflectance, transmittance to diffuse light, and to the beam. Diffuse light: reflectance, transmittance."""
    depth = optics[0]
    omega = optics[1]
    g = optics[2]
    gamma1 = 0.25 * (8.0 - omega * (5.0 + 3.0 * g))
    gamma2 = 0.75 * omega * (1.0 - g)
    gamma3 = 0.25 * (2.0 - 3.0 * g * mu)
    gamma4 = 1.0 - gamma3
    alpha1 = gamma1 * gamma4 + gamma2 * gamma3
    alpha2 = gamma1 * gamma3 + gamma2 * gamma4
    k = wp.sqrt(gamma1 * gamma1 - gamma2 * gamma2)

    # all exponentials fall with the depth, none can overflow
    beam = wp.exp(-depth / mu)
    fade = wp.exp(-k * depth)
    fade2 = fade * fade
    k_mu = k * mu
    denominator = k + gamma1 + (k - gamma1) * fade2
    scale = omega / (denominator * away_from_zero(1.0 - k_mu * k_mu, RESONANCE))

    reflect_direct = scale * (
        (1.0 - k_mu) * (alpha2 + k * gamma3)
        - (1.0 + k_mu) * (alpha2 - k * gamma3) * fade2
        - 2.0 * k * (gamma3 - alpha2 * mu) * fade * beam
    )
    scatter_down = -scale * (
        ((1.0 + k_mu) * (alpha1 + k * gamma4) - (1.0 - k_mu) * (alpha1 - k * gamma4) * fade2) * beam
        - 2.0 * k * (gamma4 + alpha1 * mu) * fade
    )
    # rounding near the resonance must not make light
    reflect_direct = wp.clamp(reflect_direct, 0.0, 1.0 - beam)
    scatter_down = wp.clamp(scatter_down, 0.0, 1.0 - beam - reflect_direct)

    reflect_diffuse = gamma2 * (1.0 - fade2) / denominator
    transmit_diffuse = 2.0 * k * fade / denominator
    return wp.vec3(reflect_direct, scatter_down, beam), wp.vec2(reflect_diffuse, transmit_diffuse)


@wp.kernel(enable_backward=False)
def shortwave_two_stream_column(
    mu0: wp.array(dtype=float),
    surface: wp.array(dtype=int),
    albedo: wp.array(dtype=float),
    cloud: wp.array2d(dtype=int),
    cloud_optics: wp.array(dtype=wp.vec3),
    gas_depth: wp.array2d(dtype=float),
    band_absorption: wp.array(dtype=float),
    band_fraction: wp.array(dtype=float),
    pressure_step: wp.array2d(dtype=float),
    solar_constant: float,
    layer_direct: wp.array2d(dtype=wp.vec3),
    layer_diffuse: wp.array2d(dtype=wp.vec2),
    below_direct: wp.array2d(dtype=float),
    below_diffuse: wp.array2d(dtype=float),
    flux_up: wp.array2d(dtype=float),
    flux_down: wp.array2d(dtype=float),
    heating: wp.array2d(dtype=float),
    surface_absorbed: wp.array(dtype=float),
    planetary_albedo: wp.array(dtype=float),
):
    """Shortwave radiation over all spectral bands. Launch: one thread per column.

    Args:
        mu0: cosine of the solar zenith angle
        cloud: cloud class of the layers, 0 for clear sky
        cloud_optics: optical depth, single scattering albedo and asymmetry of the classes
        band_absorption: factor of the gas absorption by band
        band_fraction: part of the sun's light by band
        layer_direct, layer_diffuse, below_direct, below_diffuse: scratch
        flux_up, flux_down: fluxes at the levels between layers, W/m2
        heating: K/day
    """
    column = wp.tid()
    layers = gas_depth.shape[1]
    for level in range(layers + 1):
        flux_up[column, level] = 0.0
        flux_down[column, level] = 0.0
    for layer in range(layers):
        heating[column, layer] = 0.0
    surface_absorbed[column] = 0.0
    planetary_albedo[column] = 0.0

    mu = mu0[column]
    if mu <= MIN_MU:  # night
        return

    ground = albedo[surface[column]]
    for band in range(band_fraction.shape[0]):
        # upwards: reflectance of all that lies below a level
        direct_below = ground
        diffuse_below = ground
        below_direct[column, layers] = ground
        below_diffuse[column, layers] = ground
        for step in range(layers):
            layer = layers - 1 - step
            optics = wp.vec3(0.0)
            if cloud[column, layer] > 0:
                optics = cloud_optics[cloud[column, layer]]
            gas = gas_depth[column, layer] * band_absorption[band]
            direct, diffuse = layer_properties(delta_scale(gas, optics), mu)
            layer_direct[column, layer] = direct
            layer_diffuse[column, layer] = diffuse

            bounces = 1.0 / (1.0 - diffuse[0] * diffuse_below)  # sum over all reflections between layer and ground
            direct_below = direct[0] + diffuse[1] * bounces * (direct[1] * diffuse_below + direct[2] * direct_below)
            diffuse_below = diffuse[0] + diffuse[1] * diffuse[1] * diffuse_below * bounces
            below_direct[column, layer] = direct_below
            below_diffuse[column, layer] = diffuse_below

        # downwards: beam and diffuse light at the lower side of each layer
        beam = solar_constant * mu * band_fraction[band]
        scattered = float(0.0)
        flux_down[column, 0] = flux_down[column, 0] + beam
        flux_up[column, 0] = flux_up[column, 0] + beam * direct_below
        for layer in range(layers):
            direct = layer_direct[column, layer]
            diffuse = layer_diffuse[column, layer]
            reflected_beam = beam * direct[2] * below_direct[column, layer + 1]
            incoming = diffuse[1] * scattered + direct[1] * beam + diffuse[0] * reflected_beam
            scattered = incoming / (1.0 - diffuse[0] * below_diffuse[column, layer + 1])
            beam = beam * direct[2]

            up = reflected_beam + scattered * below_diffuse[column, layer + 1]
            flux_down[column, layer + 1] = flux_down[column, layer + 1] + beam + scattered
            flux_up[column, layer + 1] = flux_up[column, layer + 1] + up

    # what enters a layer and does not leave it heats it
    for layer in range(layers):
        net_above = flux_down[column, layer] - flux_up[column, layer]
        net_below = flux_down[column, layer + 1] - flux_up[column, layer + 1]
        per_second = (net_above - net_below) * GRAVITY / (HEAT_CAPACITY * pressure_step[column, layer])
        heating[column, layer] = per_second * SECONDS_PER_DAY
    surface_absorbed[column] = flux_down[column, layers] - flux_up[column, layers]
    planetary_albedo[column] = flux_up[column, 0] / flux_down[column, 0]
