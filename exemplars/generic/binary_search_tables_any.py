# idea: table lookup by binary search for any key type
# brief: Look up temperatures and opcodes in sorted tables of different key types with one generic search.
# description: `last_not_above` is generic in the key type: it searches a sorted array by halving for the last place whose key is not above
#     the wanted one, and returns -1 if there is none. Query `i` looks for `temperature[i]` in the floats of `temperature_key`
#     and for `opcode[i]` in the integers of `opcode_key`. For the first, `density[i]` is interpolated between the entry found and the
#     next one of `density_value`, and is the first or the last value beyond the ends of the table, by `interpolated`. For the
#     second, `handler[i]` is the entry of `handler_value` where the key found is equal, else -1.
# launch: n
# inputs:
#     temperature[n] = uniform(-10, 110)
#     opcode[n] = index(0, 300)
#     temperature_key[32] = sorted(0, 100)
#     density_value[32] = uniform(0.9, 1.1)
#     opcode_key[64] = sorted_index(0, 256)
#     handler_value[64] = index(0, 16)
#     density[n] = zero
#     handler[n] = zero
from typing import Any

import warp as wp

MIN_GAP = wp.constant(1.0e-6)


@wp.func
def last_not_above(keys: wp.array(dtype=Any), wanted: Any) -> int:
    low = int(0)
    high = keys.shape[0]
    while low < high:
        middle = (low + high) // 2
        if keys[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return low - 1


@wp.func
def interpolated(keys: wp.array(dtype=Any), values: wp.array(dtype=Any), place: int, wanted: Any):
    last = keys.shape[0] - 1
    if place < 0:
        return values[0]
    if place >= last:
        return values[last]
    gap = wp.max(keys[place + 1] - keys[place], type(wanted)(MIN_GAP))
    part = (wanted - keys[place]) / gap
    return values[place] + (values[place + 1] - values[place]) * part


@wp.kernel
def binary_search_tables_any(
    temperature: wp.array(dtype=float),
    opcode: wp.array(dtype=int),
    temperature_key: wp.array(dtype=float),
    density_value: wp.array(dtype=float),
    opcode_key: wp.array(dtype=int),
    handler_value: wp.array(dtype=int),
    density: wp.array(dtype=float),
    handler: wp.array(dtype=int),
):
    i = wp.tid()
    t = temperature[i]
    place = last_not_above(temperature_key, t)
    density[i] = interpolated(temperature_key, density_value, place, t)

    entry = last_not_above(opcode_key, opcode[i])
    found = int(-1)
    if entry >= 0:
        if opcode_key[entry] == opcode[i]:
            found = handler_value[entry]
    handler[i] = found
