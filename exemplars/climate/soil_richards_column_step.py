# idea: soil water by the Richards equation
# brief: Advance the soil moisture of land columns by one implicit step of the Richards equation, with infiltration, root uptake and drainage.
# description: Thread `column`; layers count downwards. `head[column, layer]` (m, negative where unsaturated) is updated
#     in place. The soil of a layer is `soils[soil_class[column, layer]]`, with van Genuchten's parameters.
#     `effective_saturation` is one plus `-alpha * head` to the power `exponent`, all to the power `-m`, with `m = 1 - 1
#     / exponent`, one where the head is not negative; `water_content` scales it between `residual` and `saturated`;
#     `conductivity` is Mualem's, `k_sat * sqrt(s) * (1 - (1 - s^(1/m))^m)^2`; `capacity` is the derivative of the
#     content by the head, at least `MIN_CAPACITY`. Columns with ice (`frozen` not zero) let no water through: all rain
#     is `runoff`, no drainage, and the heads stay. Otherwise Picard rounds of the mixed form (Celia) follow, at most
#     `MAX_ROUNDS`, until no head changes by more than `CHANGE_TOLERANCE`: in each, the tridiagonal system for the head
#     at the end of the step `dt` is linearized at the last iterate, and the change of the water content since the begin
#     of the step, kept in `moisture`, goes to the right side; conductivity at the face of two layers is the mean of
#     both, gravity acts downwards, `root_uptake` takes `transpiration` times the `root_fraction` times a stress factor
#     that falls linearly from one at `WET_HEAD` to zero at `WILTING_HEAD`. The rain that infiltrates is at most the
#     saturated conductivity of the top layer times one plus its suction (minus the head before the step, not below
#     zero) over half its thickness, the excess is `runoff`. `soil_evaporation` takes `evaporation` times the effective
#     saturation, also before the step, from the top layer. Free drainage leaves at the bottom with the conductivity of
#     the last layer in the last round, `drainage`. The Thomas algorithm keeps its coefficients in `upper` and `right`.
#     New heads are clamped to `[MIN_HEAD, 0]` where they are stored; the back substitution goes on with the unclamped
#     ones. `moisture` is the new water content and `rounds_used` the number of rounds, zero for frozen ones.
#     Thicknesses of the layers are `thickness`.
# launch: n
# inputs:
#     frozen[n] = index(0, 2)
#     soil_class[n, 8] = index(0, 3)
#     soils.residual[3] = uniform(0.03, 0.1)
#     soils.saturated[3] = uniform(0.38, 0.5)
#     soils.alpha[3] = uniform(0.5, 4)
#     soils.exponent[3] = uniform(1.2, 2)
#     soils.k_sat[3] = uniform(0.000001, 0.00002)
#     thickness[8] = uniform(0.1, 0.5)
#     root_fraction[8] = uniform(0, 0.25)
#     rain[n] = uniform(0, 0.0001)
#     evaporation[n] = uniform(0, 0.00000005)
#     transpiration[n] = uniform(0, 0.0000001)
#     dt = uniform(600, 1800)
#     upper[n, 8] = zero
#     right[n, 8] = zero
#     head[n, 8] = uniform(-20, 0.1)
#     moisture[n, 8] = zero
#     rounds_used[n] = zero
#     runoff[n] = zero
#     drainage[n] = zero
# fits:
#     total_output(runoff)
#     total_output(drainage)
#     indirect_thread
import warp as wp

MIN_CAPACITY = wp.constant(1.0e-4)  # 1/m, stands for the storage of saturated soil
MIN_HEAD = wp.constant(-150.0)
WET_HEAD = wp.constant(-4.0)
WILTING_HEAD = wp.constant(-15.0)
MAX_ROUNDS = wp.constant(6)
CHANGE_TOLERANCE = wp.constant(0.01)  # m


@wp.struct
class Soil:
    residual: float
    saturated: float
    alpha: float
    exponent: float
    k_sat: float


@wp.func
def effective_saturation(soil: Soil, head: float) -> float:
    """Degree of saturation between 0 and 1 (van Genuchten, 1980)."""
    if head >= 0.0:
        return 1.0
    m = 1.0 - 1.0 / soil.exponent
    return wp.pow(1.0 + wp.pow(-soil.alpha * head, soil.exponent), -m)


@wp.func
def water_content(soil: Soil, head: float) -> float:
    return soil.residual + (soil.saturated - soil.residual) * effective_saturation(soil, head)


@wp.func
def conductivity(soil: Soil, head: float) -> float:
    """Hydraulic conductivity, m/s (Mualem, 1976)."""
    if head >= 0.0:
        return soil.k_sat
    m = 1.0 - 1.0 / soil.exponent
    s = effective_saturation(soil, head)
    blocked = 1.0 - wp.pow(1.0 - wp.pow(s, 1.0 / m), m)
    return soil.k_sat * wp.sqrt(s) * blocked * blocked


@wp.func
def capacity(soil: Soil, head: float) -> float:
    if head >= 0.0:
        return MIN_CAPACITY
    m = 1.0 - 1.0 / soil.exponent
    suction = wp.pow(-soil.alpha * head, soil.exponent - 1.0)
    bracket = 1.0 + suction * (-soil.alpha * head)
    slope = soil.alpha * m * soil.exponent * suction * wp.pow(bracket, -m - 1.0)
    return wp.max((soil.saturated - soil.residual) * slope, MIN_CAPACITY)


@wp.func
def root_uptake(demand: float, fraction: float, head: float) -> float:
    """Water that roots take from a layer, m/s; plants close their stomata as the soil dries."""
    stress = (head - WILTING_HEAD) / (WET_HEAD - WILTING_HEAD)
    return demand * fraction * wp.clamp(stress, 0.0, 1.0)


@wp.func
def soil_evaporation(demand: float, soil: Soil, head: float) -> float:
    return demand * effective_saturation(soil, head)  # a dry crust holds its water back


@wp.kernel(enable_backward=False)
def soil_richards_column_step(
    frozen: wp.array(dtype=int),
    soil_class: wp.array2d(dtype=int),
    soils: wp.array(dtype=Soil),
    thickness: wp.array(dtype=float),
    root_fraction: wp.array(dtype=float),
    rain: wp.array(dtype=float),
    evaporation: wp.array(dtype=float),
    transpiration: wp.array(dtype=float),
    dt: float,
    upper: wp.array2d(dtype=float),
    right: wp.array2d(dtype=float),
    head: wp.array2d(dtype=float),
    moisture: wp.array2d(dtype=float),
    rounds_used: wp.array(dtype=int),
    runoff: wp.array(dtype=float),
    drainage: wp.array(dtype=float),
):
    """One implicit step of the soil column. Launch: one thread per column.

    Args:
        thickness: of the layers, m
        rain: at the surface, m/s
        evaporation: demand of the air above bare soil, m/s
        transpiration: demand of the plants, m/s
        upper, right: scratch of the tridiagonal solve
        head: matric head, m, updated
        moisture: volumetric water content at the end of the step
        rounds_used: Picard rounds of the column
        runoff, drainage: water that leaves over the surface and at the bottom, m/s
    """
    column = wp.tid()
    layers = thickness.shape[0]
    for layer in range(layers):
        moisture[column, layer] = water_content(soils[soil_class[column, layer]], head[column, layer])
    if frozen[column] != 0:
        runoff[column] = rain[column]
        drainage[column] = 0.0
        rounds_used[column] = 0
        return

    # the top layer swallows what gravity and its suction can pull in
    top = soils[soil_class[column, 0]]
    pull = wp.max(-head[column, 0], 0.0) / (0.5 * thickness[0])
    infiltration = wp.min(rain[column], top.k_sat * (1.0 + pull))
    runoff[column] = rain[column] - infiltration
    surface_flux = infiltration - soil_evaporation(evaporation[column], top, head[column, 0])

    rounds = int(0)
    change = 2.0 * CHANGE_TOLERANCE
    leaving = float(0.0)
    while rounds < MAX_ROUNDS and change > CHANGE_TOLERANCE:
        # forward sweep; gravity and conductivities at the last iterate
        inflow = surface_flux
        above = float(0.0)
        k_here = conductivity(top, head[column, 0])
        upper_before = float(0.0)
        right_before = float(0.0)
        for layer in range(layers):
            soil = soils[soil_class[column, layer]]
            h = head[column, layer]
            storage = capacity(soil, h) * thickness[layer] / dt
            # the water stored so far in this step enters exactly: only so the balance closes
            stored = (water_content(soil, h) - moisture[column, layer]) * thickness[layer] / dt
            uptake = root_uptake(transpiration[column], root_fraction[layer], h)

            below = float(0.0)
            outflow = k_here
            if layer + 1 < layers:
                k_next = conductivity(soils[soil_class[column, layer + 1]], head[column, layer + 1])
                outflow = 0.5 * (k_here + k_next)
                below = 2.0 * outflow / (thickness[layer] + thickness[layer + 1])
                k_here = k_next

            pivot = storage + above + below + above * upper_before
            upper_before = -below / pivot
            right_before = (storage * h - stored + inflow - outflow - uptake + above * right_before) / pivot
            upper[column, layer] = upper_before
            right[column, layer] = right_before
            above = below
            inflow = outflow
        leaving = inflow  # free drainage

        # back substitution
        largest = float(0.0)
        solution = float(0.0)
        for step in range(layers):
            layer = layers - 1 - step
            solution = right[column, layer] - upper[column, layer] * solution
            limited = wp.clamp(solution, MIN_HEAD, 0.0)
            largest = wp.max(largest, wp.abs(limited - head[column, layer]))
            head[column, layer] = limited
        change = largest
        rounds += 1

    drainage[column] = leaving
    rounds_used[column] = rounds
    for layer in range(layers):
        moisture[column, layer] = water_content(soils[soil_class[column, layer]], head[column, layer])
