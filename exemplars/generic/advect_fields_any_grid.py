# idea: semi-Lagrangian advection of fields of any type
# brief: Carry temperature, dye and velocity along a flow with one generic bilinear lookup.
# description: Cell (`i`, `j`) of a grid with the side `side` traces back: its own place minus `dt` times the velocity `velocity[i, j]`, in cells.
#     `sampled` is generic in what the field holds: it clamps the place into the grid, takes the four values around and blends
#     them by `mixed`, first along the columns, then along the rows. It carries the temperature `temperature` to
#     `next_temperature[i, j]`, the dye `dye`, a vector of three, to `next_dye[i, j]`, and the velocity, a vector of two, to
#     `next_velocity[i, j]`. The dye loses the share `fade` of itself, and the velocity is damped by `drag` where the
#     temperature that arrives is below `FREEZING`.
# launch: n, 16
# inputs:
#     velocity[n+1, 16] = uniform(-3, 3)
#     temperature[n+1, 16] = uniform(-5, 20)
#     dye[n+1, 16] = uniform(0, 1)
#     side = 16
#     dt = 0.5
#     fade = 0.02
#     drag = 0.3
#     next_temperature[n, 16] = zero
#     next_dye[n, 16] = zero
#     next_velocity[n, 16] = zero
from typing import Any

import warp as wp

FREEZING = wp.constant(0.0)


@wp.func
def mixed(a: Any, b: Any, t: float):
    return a * (1.0 - t) + b * t


@wp.func
def sampled(field: wp.array2d(dtype=Any), x: float, y: float, side: int):
    rows = field.shape[0]
    px = wp.clamp(x, 0.0, float(rows - 2) + 0.999)
    py = wp.clamp(y, 0.0, float(side - 2) + 0.999)
    r = wp.min(int(px), rows - 2)
    c = wp.min(int(py), side - 2)
    tx = px - float(r)
    ty = py - float(c)
    upper = mixed(field[r, c], field[r, c + 1], ty)
    lower = mixed(field[r + 1, c], field[r + 1, c + 1], ty)
    return mixed(upper, lower, tx)


@wp.kernel
def advect_fields_any_grid(
    velocity: wp.array2d(dtype=wp.vec2),
    temperature: wp.array2d(dtype=float),
    dye: wp.array2d(dtype=wp.vec3),
    side: int,
    dt: float,
    fade: float,
    drag: float,
    next_temperature: wp.array2d(dtype=float),
    next_dye: wp.array2d(dtype=wp.vec3),
    next_velocity: wp.array2d(dtype=wp.vec2),
):
    i, j = wp.tid()
    flow = velocity[i, j]
    x = float(i) - dt * flow[0]
    y = float(j) - dt * flow[1]

    warmth = sampled(temperature, x, y, side)
    next_temperature[i, j] = warmth
    next_dye[i, j] = sampled(dye, x, y, side) * (1.0 - fade)
    carried = sampled(velocity, x, y, side)
    if warmth < FREEZING:
        carried = carried * (1.0 - drag)
    next_velocity[i, j] = carried
