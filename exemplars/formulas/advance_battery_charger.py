# idea: state machine of lithium battery chargers
# brief: Advance the charging state of every battery cell and set its charging current.
# description: The cell (`pack`, `cell`) is in `state[pack, cell]`: `IDLE`, `PRECHARGE`, `BULK`, `TOPPING`, `DONE` or `FAULT`. A
#     temperature `temperature[pack, cell]` outside of `MIN_TEMPERATURE` to `MAX_TEMPERATURE`, or a `voltage[pack, cell]` above
#     `FAULT_VOLTAGE`, leads to `FAULT` from any state (`is_safe`); else `next_state` decides. A faulty cell goes back to `IDLE`
#     when both are good again. `IDLE` starts `PRECHARGE` if the voltage is below `PRECHARGE_VOLTAGE`, else `BULK` if it is below
#     `RECHARGE_VOLTAGE`. `PRECHARGE` goes on to `BULK` at `PRECHARGE_VOLTAGE`, or to `FAULT` if it takes longer than
#     `PRECHARGE_LIMIT` seconds. `BULK` goes on to `TOPPING` at `FULL_VOLTAGE`. `TOPPING` ends in `DONE` when the current
#     `current[pack, cell]` has fallen below `end_current`. `DONE` becomes `IDLE` below `RECHARGE_VOLTAGE`. `timer[pack, cell]`
#     grows by `dt` and restarts at 0 with every change of state. `current_setpoint[pack, cell]` is for the new state
#     (`setpoint_for`): `bulk_current` in `BULK`, a tenth of it in `PRECHARGE`, in `TOPPING` the bulk current times the gap to
#     `FULL_VOLTAGE` over `TAPER_RANGE`, within 0 and the bulk current, and 0 otherwise.
# launch: n, 12
# inputs:
#     voltage[n, 12] = uniform(2.5, 4.35)
#     current[n, 12] = uniform(0, 2)
#     temperature[n, 12] = uniform(-5, 55)
#     end_current = 0.2
#     bulk_current = 2.0
#     dt = 1.0
#     state[n, 12] = index(0, 6)
#     timer[n, 12] = uniform(0, 1200)
#     current_setpoint[n, 12] = zero
# fits:
#     parameter_per_element(end_current, bulk_current: pack)
#     parameter_per_group(end_current, bulk_current: chemistry)
#     limit_output(current_setpoint: above)
#     total_output(current_setpoint)
import warp as wp

IDLE = wp.constant(0)
PRECHARGE = wp.constant(1)
BULK = wp.constant(2)
TOPPING = wp.constant(3)
DONE = wp.constant(4)
FAULT = wp.constant(5)

PRECHARGE_VOLTAGE = wp.constant(3.0)
RECHARGE_VOLTAGE = wp.constant(4.05)
FULL_VOLTAGE = wp.constant(4.2)
FAULT_VOLTAGE = wp.constant(4.3)
TAPER_RANGE = wp.constant(0.05)
MIN_TEMPERATURE = wp.constant(0.0)
MAX_TEMPERATURE = wp.constant(45.0)
PRECHARGE_LIMIT = wp.constant(900.0)


@wp.func
def is_safe(voltage: float, temperature: float) -> bool:
    return (
        voltage <= FAULT_VOLTAGE
        and temperature >= MIN_TEMPERATURE
        and temperature <= MAX_TEMPERATURE
    )


@wp.func
def next_state(
    state: int,
    voltage: float,
    current: float,
    time_in_state: float,
    end_current: float,
) -> int:
    """Successor of a state while the cell is safe."""
    if state == IDLE:
        if voltage < PRECHARGE_VOLTAGE:
            return PRECHARGE
        elif voltage < RECHARGE_VOLTAGE:
            return BULK
    elif state == PRECHARGE:
        if voltage >= PRECHARGE_VOLTAGE:
            return BULK
        elif time_in_state > PRECHARGE_LIMIT:
            return FAULT  # a cell that does not recover is shorted
    elif state == BULK:
        if voltage >= FULL_VOLTAGE:
            return TOPPING
    elif state == TOPPING:
        if current < end_current:
            return DONE
    elif state == DONE:
        if voltage < RECHARGE_VOLTAGE:
            return IDLE
    else:
        return IDLE
    return state


@wp.func
def setpoint_for(state: int, voltage: float, bulk_current: float) -> float:
    if state == PRECHARGE:
        return bulk_current / 10.0
    elif state == BULK:
        return bulk_current
    elif state == TOPPING:
        gap = (FULL_VOLTAGE - voltage) / TAPER_RANGE
        return bulk_current * wp.clamp(gap, 0.0, 1.0)
    return 0.0


@wp.kernel
def advance_battery_charger(
    voltage: wp.array2d(dtype=float),
    current: wp.array2d(dtype=float),
    temperature: wp.array2d(dtype=float),
    end_current: float,
    bulk_current: float,
    dt: float,
    state: wp.array2d(dtype=int),
    timer: wp.array2d(dtype=float),
    current_setpoint: wp.array2d(dtype=float),
):
    """One control period of constant-current, constant-voltage chargers. Launch: packs x cells."""
    pack, cell = wp.tid()
    old = state[pack, cell]
    new = int(FAULT)
    if is_safe(voltage[pack, cell], temperature[pack, cell]):
        new = next_state(
            old, voltage[pack, cell], current[pack, cell], timer[pack, cell], end_current
        )

    if new != old:
        timer[pack, cell] = 0.0
    else:
        timer[pack, cell] = timer[pack, cell] + dt
    state[pack, cell] = new
    current_setpoint[pack, cell] = setpoint_for(new, voltage[pack, cell], bulk_current)
