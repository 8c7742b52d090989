# idea: nodal average of the von Mises stress
# brief: Average element stresses at the nodes, weighted by volume, and compute the von Mises stress and a utilization there.
# description: The elements around a node are `incident[k]` for `k` from `first[node]` up to `first[node + 1]`. Only those
#     whose part `part[element]` equals `shown_part` count: their `stress` (3 x 3) is averaged with the weights `volume`.
#     `von_mises[node]` is the equivalent stress of the mean, by `equivalent_stress`, the root of 1.5 times the squared norm
#     of the deviator plus `TINY`; `utilization[node]` is it over the strength of the part's material,
#     `strength[part_material[shown_part]]`. Nodes that touch no element of the part get zero in both.
# launch: n
# inputs:
#     first[n+1] = offsets(0, 4*n)
#     incident[4*n] = index(0, 2*n)
#     part[2*n] = index(0, 3)
#     part_material[3] = index(0, 5)
#     strength[5] = uniform(1, 4)
#     shown_part = index(0, 3)
#     stress[2*n] = uniform(-2, 2)
#     volume[2*n] = uniform(0.1, 1)
#     von_mises[n] = zero
#     utilization[n] = zero
# fits:
#     largest_output(von_mises)
#     largest_output(utilization)
#     count_output(utilization)
#     flag_output(utilization)
#     indirect_thread
import warp as wp

TINY = wp.constant(1.0e-10)  # the root has no derivative at zero


@wp.func
def equivalent_stress(stress: wp.mat33) -> float:
    """Von Mises stress of a symmetric tensor."""
    deviator = stress - wp.identity(n=3, dtype=float) * (wp.trace(stress) / 3.0)
    return wp.sqrt(1.5 * wp.ddot(deviator, deviator) + TINY)


@wp.kernel
def average_nodal_von_mises(
    first: wp.array(dtype=wp.int32), incident: wp.array(dtype=wp.int32), part: wp.array(dtype=wp.int32),
    part_material: wp.array(dtype=wp.int32), strength: wp.array(dtype=wp.float32), shown_part: wp.int32,
    stress: wp.array(dtype=wp.mat33), volume: wp.array(dtype=wp.float32),
    von_mises: wp.array(dtype=wp.float32), utilization: wp.array(dtype=wp.float32),
):
    node = wp.tid()
    total = wp.mat33(0.0)
    weight = float(0.0)
    for k in range(first[node], first[node + 1]):
        element = incident[k]
        if part[element] == shown_part:  # stresses jump where parts meet, never average across
            total += volume[element] * stress[element]
            weight += volume[element]

    if weight > 0.0:
        equivalent = equivalent_stress(total / weight)
        von_mises[node] = equivalent
        utilization[node] = equivalent / strength[part_material[shown_part]]
    else:
        von_mises[node] = 0.0
        utilization[node] = 0.0
