# idea: damped oscillators in any precision
# brief: Step damped oscillators with a symplectic integrator whose precision an overload decides.
# description: Oscillator `k` has the displacement `displacement[k]` and the speed `speed[k]`. `spring_acceleration` is generic: minus the
#     squared `frequency[k]` times the displacement, minus two times `damping` times the frequency times the speed. The speed
#     is advanced by `dt` times that, then the displacement by `dt` times the new speed, both in place. `total[k]` is the
#     energy of the oscillator, half of the squared speed plus half of the squared product of frequency and displacement, from
#     `energy_of`. The numbers 0.5 and 2 are made in the type of the state. The overload computes in double precision.
# launch: n
# inputs:
#     frequency[n] = uniform(1, 20)
#     damping = 0.05
#     dt = 0.001
#     displacement[n] = uniform(-1, 1)
#     speed[n] = uniform(-1, 1)
#     total[n] = zero
from typing import Any

import warp as wp


@wp.func
def spring_acceleration(x: Any, v: Any, frequency: Any, damping: Any):
    return -frequency * frequency * x - type(x)(2.0) * damping * frequency * v


@wp.func
def energy_of(x: Any, v: Any, frequency: Any):
    half = type(x)(0.5)
    stretch = frequency * x
    return half * v * v + half * stretch * stretch


@wp.kernel
def integrate_states_any_precision(
    frequency: wp.array(dtype=Any),
    damping: Any,
    dt: Any,
    displacement: wp.array(dtype=Any),
    speed: wp.array(dtype=Any),
    total: wp.array(dtype=Any),
):
    """Semi-implicit Euler: the new speed moves the oscillator."""
    k = wp.tid()
    omega = frequency[k]
    x = displacement[k]
    v = speed[k]
    v = v + dt * spring_acceleration(x, v, omega, damping)
    x = x + dt * v
    speed[k] = v
    displacement[k] = x
    total[k] = energy_of(x, v, omega)


wp.overload(
    integrate_states_any_precision,
    {
        "frequency": wp.array(dtype=wp.float64),
        "damping": wp.float64,
        "dt": wp.float64,
        "displacement": wp.array(dtype=wp.float64),
        "speed": wp.array(dtype=wp.float64),
        "total": wp.array(dtype=wp.float64),
    },
)
