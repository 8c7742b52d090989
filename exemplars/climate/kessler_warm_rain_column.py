# idea: Kessler microphysics of warm rain
# brief: Let clouds condense, turn into rain and fall out in atmospheric columns, with Kessler's scheme of warm rain.
# description: Thread `column`, layers counted from the ground up, all updated in place: `temperature`, and the mixing
#     ratios `vapor`, `cloud` and `rain`. Columns where `active` is zero only get zero `precipitation`. First rain
#     falls: `fall_speed` is Kessler's, 36.34 times `0.001 * density * rain` to the power 0.1346 times the root of
#     `surface_density / density` (the former is that of the lowest layer), zero without rain. The number of substeps is
#     the greatest Courant number of the column rounded up, at least 1, at most `MAX_SUBSTEPS`; in each, from the ground
#     up, a layer gains the flux `density * rain * speed` of the layer above, times the substep, over its own `density *
#     thickness` and loses its own, never more than it has (the top one gains nothing); what leaves the lowest layer is
#     added to `precipitation[column]`, in mm (kg/m2). Then in each layer: `autoconversion` of cloud above
#     `AUTO_THRESHOLD` at `AUTO_RATE`, `accretion` at `2.2 * cloud * rain^0.875`, both times `dt` and together at most
#     the cloud there is, go from cloud to rain. `saturation_ratio` is 0.622 e / (p - e) at the layer's `pressure` p
#     with Bolton's vapor pressure e = 611.2 exp(17.67 (T - 273.15) / (T - 29.65)); the excess of vapor over it, divided
#     by 1 + `LATENT`^2 times it over `HEAT_CAPACITY * VAPOR_CONSTANT` T^2, condenses to cloud, or if negative
#     evaporates cloud down to zero. Where the vapor is still below the saturation ratio, taken anew with the new
#     temperature, and there is rain, `rain_evaporation` (Klemp and Wilhelmson: `1 - vapor / saturated` times 1.6 +
#     124.9 c^0.2046 (in brackets) times c^0.525 over `0.001 * density` and over `5.4e5 + 2.55e6 / (0.01 * pressure * saturated)`,
#     where c is `0.001 * density * rain`) times `dt`, at most the rain and the deficit, turns to vapor. Both change the
#     temperature by `LATENT / HEAT_CAPACITY`. Densities come from the gas law with `GAS_CONSTANT`; layers have the
#     `thickness`.
# launch: n
# inputs:
#     active[n] = index(0, 5)
#     pressure[8] = uniform(60000, 100000)
#     thickness[8] = uniform(200, 800)
#     dt = uniform(30, 120)
#     temperature[n, 8] = uniform(270, 300)
#     vapor[n, 8] = uniform(0.002, 0.02)
#     cloud[n, 8] = uniform(0, 0.003)
#     rain[n, 8] = uniform(0, 0.004)
#     precipitation[n] = zero
# fits:
#     total_output(precipitation)
#     largest_output(precipitation)
#     indirect_thread
import warp as wp

GAS_CONSTANT = wp.constant(287.05)
VAPOR_CONSTANT = wp.constant(461.5)
HEAT_CAPACITY = wp.constant(1004.64)
LATENT = wp.constant(2.5e6)

AUTO_RATE = wp.constant(1.0e-3)  # 1/s
AUTO_THRESHOLD = wp.constant(1.0e-3)  # kg/kg
MAX_SUBSTEPS = wp.constant(8)


@wp.func
def air_density(temperature: float, pressure: float) -> float:
    return pressure / (GAS_CONSTANT * temperature)


@wp.func
def saturation_ratio(temperature: float, pressure: float) -> float:
    """Mixing ratio of saturated air (Bolton, 1980)."""
    vapor_pressure = 611.2 * wp.exp(17.67 * (temperature - 273.15) / (temperature - 29.65))
    return 0.622 * vapor_pressure / (pressure - vapor_pressure)


@wp.func
def fall_speed(rain: float, density: float, surface_density: float) -> float:
    """Mean terminal speed of rain drops, m/s; thin air slows them less."""
    if rain <= 0.0:
        return 0.0
    return 36.34 * wp.pow(0.001 * density * rain, 0.1346) * wp.sqrt(surface_density / density)


@wp.func
def autoconversion(cloud: float) -> float:
    return AUTO_RATE * wp.max(cloud - AUTO_THRESHOLD, 0.0)


@wp.func
def accretion(cloud: float, rain: float) -> float:
    if rain <= 0.0:
        return 0.0
    return 2.2 * cloud * wp.pow(rain, 0.875)


@wp.func
def rain_evaporation(rain: float, vapor: float, saturated: float, density: float, pressure: float) -> float:
    """Rate at which drops evaporate in dry air (Klemp and Wilhelmson, 1978), kg/kg/s."""
    content = 0.001 * density * rain  # g/cm3, as the fit has it
    ventilation = 1.6 + 124.9 * wp.pow(content, 0.2046)
    resistance = 5.4e5 + 2.55e6 / (0.01 * pressure * saturated)
    return (1.0 - vapor / saturated) * ventilation * wp.pow(content, 0.525) / (0.001 * density * resistance)


@wp.func
def condensation(temperature: float, vapor: float, saturated: float) -> float:
    """Vapor to condense for saturation; the heat it sets free raises the saturation, to first order."""
    heating = LATENT * LATENT * saturated / (HEAT_CAPACITY * VAPOR_CONSTANT * temperature * temperature)
    return (vapor - saturated) / (1.0 + heating)


@wp.kernel(enable_backward=False)
def kessler_warm_rain_column(
    active: wp.array(dtype=int),
    pressure: wp.array(dtype=float),
    thickness: wp.array(dtype=float),
    dt: float,
    temperature: wp.array2d(dtype=float),
    vapor: wp.array2d(dtype=float),
    cloud: wp.array2d(dtype=float),
    rain: wp.array2d(dtype=float),
    precipitation: wp.array(dtype=float),
):
    """Warm-rain microphysics. Launch: one thread per column.

    Args:
        pressure: of the layers, from the ground up, Pa
        thickness: of the layers, m
        vapor, cloud, rain: mixing ratios, kg/kg, updated
        precipitation: rain that reached the ground in this step, mm
    """
    column = wp.tid()
    precipitation[column] = 0.0
    if active[column] == 0:
        return

    layers = pressure.shape[0]
    surface_density = air_density(temperature[column, 0], pressure[0])

    # as many substeps as the fastest rain needs to stay within a layer
    courant = float(0.0)
    for k in range(layers):
        density = air_density(temperature[column, k], pressure[k])
        courant = wp.max(courant, fall_speed(rain[column, k], density, surface_density) * dt / thickness[k])
    substeps = wp.clamp(int(wp.ceil(courant)), 1, MAX_SUBSTEPS)
    step = dt / float(substeps)

    on_ground = float(0.0)
    for substep in range(substeps):
        for k in range(layers):
            density = air_density(temperature[column, k], pressure[k])
            content = density * rain[column, k] * thickness[k]
            loss = wp.min(density * rain[column, k] * fall_speed(rain[column, k], density, surface_density) * step, content)
            gain = float(0.0)
            if k + 1 < layers:
                # the layer above has not been touched in this substep yet
                above = air_density(temperature[column, k + 1], pressure[k + 1])
                speed = fall_speed(rain[column, k + 1], above, surface_density)
                gain = wp.min(above * rain[column, k + 1] * speed * step, above * rain[column, k + 1] * thickness[k + 1])
            if k == 0:
                on_ground += loss
            rain[column, k] = wp.max(content + gain - loss, 0.0) / (density * thickness[k])
    precipitation[column] = on_ground

    for k in range(layers):
        t = temperature[column, k]
        qv = vapor[column, k]
        qc = cloud[column, k]
        qr = rain[column, k]

        collected = wp.min((autoconversion(qc) + accretion(qc, qr)) * dt, qc)
        qc -= collected
        qr += collected

        saturated = saturation_ratio(t, pressure[k])
        condensed = wp.max(condensation(t, qv, saturated), -qc)
        qv -= condensed
        qc += condensed
        t += LATENT / HEAT_CAPACITY * condensed

        # cloud evaporates first; only then can drops do so
        saturated = saturation_ratio(t, pressure[k])
        if qv < saturated and qr > 0.0:
            density = air_density(t, pressure[k])
            evaporated = rain_evaporation(qr, qv, saturated, density, pressure[k]) * dt
            evaporated = wp.min(evaporated, wp.min(qr, saturated - qv))
            qr -= evaporated
            qv += evaporated
            t -= LATENT / HEAT_CAPACITY * evaporated

        temperature[column, k] = t
        vapor[column, k] = qv
        cloud[column, k] = qc
        rain[column, k] = qr
