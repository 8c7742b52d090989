# idea: turbulent surface fluxes by Monin-Obukhov similarity
# brief: Compute momentum, sensible and latent heat fluxes between the surface and the lowest air level with stability corrections.
# description: Thread `cell`. The roughness lengths depend on `surface_type[cell]`: over `SEA` the one for momentum
#     follows Charnock, `CHARNOCK * ustar^2 / GRAVITY` plus the smooth part `0.11 * VISCOSITY / ustar`, and is updated
#     in every round; over `ICE` it is `ICE_ROUGHNESS`; over land `land_roughness[vegetation[cell]]`. The one for heat
#     is a tenth of it. The saturation humidity at the `surface_temperature` (`saturation_humidity`, Tetens' formula
#     over water or ice by temperature at `pressure[cell]`) is multiplied by the `wetness[cell]` over land and by
#     `SALT_FACTOR` over sea. The air has `wind[cell]` (kept at least `MIN_WIND`), potential temperature
#     `air_temperature`, humidity `air_humidity` at the height `height`. Begin with the neutral scales (no `psi`), with
#     the roughness for a friction velocity of `KARMAN * wind / 10`, and do `ROUNDS` rounds: the Obukhov parameter
#     `zeta`, `height * KARMAN * GRAVITY` times the buoyancy `tstar * (1 + VIRTUAL * air_humidity) + VIRTUAL *
#     air_temperature * qstar` over the virtual temperature and `ustar^2`, clamped to `[MIN_ZETA, MAX_ZETA]`, then the
#     roughness for the last `ustar`, `psi_momentum` and `psi_heat` (Businger and Dyer: Paulson's forms with `1 - 16
#     zeta` for negative `zeta`, `-5 zeta` for positive), then the new scales `ustar`, `tstar`, `qstar`, each `KARMAN`
#     times the difference over the corrected logarithm, kept at least `MIN_LOG`; `ustar` is kept at least `MIN_USTAR`.
#     The density follows from `pressure` and the virtual temperature of the air. `stress` is density times `ustar^2`,
#     `sensible` minus density times `HEAT_CAPACITY` times `ustar * tstar`, `latent` minus density times `VAPORIZATION`
#     times `ustar * qstar`, positive upwards.
# launch: n
# inputs:
#     surface_type[n] = index(0, 3)
#     vegetation[n] = index(0, 5)
#     land_roughness[5] = uniform(0.01, 0.8)
#     wetness[n] = uniform(0, 1)
#     surface_temperature[n] = uniform(268, 300)
#     air_temperature[n] = uniform(270, 298)
#     air_humidity[n] = uniform(0.001, 0.012)
#     wind[n] = uniform(0, 15)
#     pressure[n] = uniform(95000, 103000)
#     height = uniform(10, 30)
#     stress[n] = zero
#     sensible[n] = zero
#     latent[n] = zero
# fits:
#     parameter_per_element(height)
#     active_mask
#     indirect_thread
import warp as wp

SEA = wp.constant(0)
ICE = wp.constant(1)

GRAVITY = wp.constant(9.80665)
KARMAN = wp.constant(0.4)
GAS_CONSTANT = wp.constant(287.05)
HEAT_CAPACITY = wp.constant(1004.64)
VAPORIZATION = wp.constant(2.501e6)
FREEZING = wp.constant(273.16)
VIRTUAL = wp.constant(0.608)  # vapour is lighter than air

CHARNOCK = wp.constant(0.011)
VISCOSITY = wp.constant(1.5e-5)
ICE_ROUGHNESS = wp.constant(1.0e-3)
SALT_FACTOR = wp.constant(0.98)
MIN_WIND = wp.constant(0.5)
MIN_USTAR = wp.constant(0.01)
MIN_ZETA = wp.constant(-5.0)
MAX_ZETA = wp.constant(1.0)
MIN_LOG = wp.constant(1.0)
ROUNDS = wp.constant(5)


@wp.func
def saturation_humidity(temperature: float, pressure: float) -> float:
    """Specific humidity of saturated air, by Tetens' formula over water or ice."""
    celsius = temperature - FREEZING
    vapor = float(0.0)
    if celsius >= 0.0:
        vapor = 610.78 * wp.exp(17.27 * celsius / (temperature - 35.86))
    else:
        vapor = 610.78 * wp.exp(21.875 * celsius / (temperature - 7.66))
    return 0.622 * vapor / (pressure - 0.378 * vapor)


@wp.func
def psi_momentum(zeta: float) -> float:
    """Stability correction of the wind profile (Paulson, 1970; Dyer, 1974)."""
    if zeta >= 0.0:
        return -5.0 * zeta
    x = wp.sqrt(wp.sqrt(1.0 - 16.0 * zeta))
    half_up = 0.5 * (1.0 + x)
    return 2.0 * wp.log(half_up) + wp.log(0.5 * (1.0 + x * x)) - 2.0 * wp.atan(x) + 0.5 * wp.pi


@wp.func
def psi_heat(zeta: float) -> float:
    if zeta >= 0.0:
        return -5.0 * zeta
    return 2.0 * wp.log(0.5 * (1.0 + wp.sqrt(1.0 - 16.0 * zeta)))


@wp.func
def momentum_roughness(kind: int, land: float, ustar: float) -> float:
    if kind == SEA:
        # waves grow with the wind; in light wind viscosity smooths the surface
        return CHARNOCK * ustar * ustar / GRAVITY + 0.11 * VISCOSITY / ustar
    elif kind == ICE:
        return ICE_ROUGHNESS
    return land


@wp.func
def surface_humidity(kind: int, wetness: float, temperature: float, pressure: float) -> float:
    saturated = saturation_humidity(temperature, pressure)
    if kind == SEA:
        return SALT_FACTOR * saturated
    elif kind == ICE:
        return saturated
    return wetness * saturated


@wp.func
def profile_factor(height: float, roughness: float, psi: float) -> float:
    """Scale over difference: Karman's constant over the corrected logarithm."""
    return KARMAN / wp.max(wp.log(height / roughness) - psi, MIN_LOG)


@wp.kernel
def surface_layer_bulk_fluxes(
    surface_type: wp.array(dtype=int),
    vegetation: wp.array(dtype=int),
    land_roughness: wp.array(dtype=float),
    wetness: wp.array(dtype=float),
    surface_temperature: wp.array(dtype=float),
    air_temperature: wp.array(dtype=float),
    air_humidity: wp.array(dtype=float),
    wind: wp.array(dtype=float),
    pressure: wp.array(dtype=float),
    height: float,
    stress: wp.array(dtype=float),
    sensible: wp.array(dtype=float),
    latent: wp.array(dtype=float),
):
    """Bulk fluxes of the atmospheric surface layer, positive upwards. Launch: one thread per cell."""
    cell = wp.tid()
    kind = surface_type[cell]
    land = land_roughness[vegetation[cell]]
    speed = wp.max(wind[cell], MIN_WIND)  # gusts keep the exchange going in calm air

    temperature_step = air_temperature[cell] - surface_temperature[cell]
    humidity_step = air_humidity[cell] - surface_humidity(
        kind, wetness[cell], surface_temperature[cell], pressure[cell]
    )
    virtual = air_temperature[cell] * (1.0 + VIRTUAL * air_humidity[cell])
    density = pressure[cell] / (GAS_CONSTANT * virtual)

    # neutral first guess
    roughness = momentum_roughness(kind, land, KARMAN * speed / 10.0)
    ustar = wp.max(speed * profile_factor(height, roughness, 0.0), MIN_USTAR)
    tstar = temperature_step * profile_factor(height, roughness / 10.0, 0.0)
    qstar = humidity_step * profile_factor(height, roughness / 10.0, 0.0)

    for _round in range(ROUNDS):
        buoyancy = tstar * (1.0 + VIRTUAL * air_humidity[cell]) + VIRTUAL * air_temperature[cell] * qstar
        zeta = wp.clamp(height * KARMAN * GRAVITY * buoyancy / (virtual * ustar * ustar), MIN_ZETA, MAX_ZETA)
        roughness = momentum_roughness(kind, land, ustar)
        ustar = wp.max(speed * profile_factor(height, roughness, psi_momentum(zeta)), MIN_USTAR)
        heat_factor = profile_factor(height, roughness / 10.0, psi_heat(zeta))
        tstar = temperature_step * heat_factor
        qstar = humidity_step * heat_factor

    stress[cell] = density * ustar * ustar
    sensible[cell] = -density * HEAT_CAPACITY * ustar * tstar
    latent[cell] = -density * VAPORIZATION * ustar * qstar
