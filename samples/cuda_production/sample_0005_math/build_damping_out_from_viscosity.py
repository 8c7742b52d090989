import warp as wp


@wp.kernel
def build_damping_out_from_viscosity(
    viscosity: wp.array[float],
    mass_inv: wp.array[float],
    stiffness: wp.array[float],
    speed: wp.array[float],
    damping_out: wp.array[float],
    potential: wp.array[float],
):
    tid = wp.tid()
    stretch = wp.clamp(viscosity[tid], -0.5, 0.0)
    dist = mass_inv[tid] + stiffness[tid]

    twist = wp.erfc(wp.step(speed[tid]))

    net = stiffness[tid] + dist + wp.atan2(stiffness[tid], 2.75)
    gap = net + twist

    damping_out[tid] = gap * (stretch + stiffness[tid])
    potential[tid] = wp.nonzero(wp.sin(stretch) * dist)
