# idea: consistent loads of boundary tractions
# brief: Add the consistent nodal loads of pressure and shear along the boundary edges of a plane mesh.
# description: The boundary edge `edge` joins the two nodes `ends[edge]` at `position`. Pressure and shear vary linearly
#     between the values of its ends, `pressure[edge]` and `shear[edge]` (a vec2 each), along the inward normal, the edge
#     turned left, and along the edge. The two-point Gauss rule on [0, 1] integrates traction times the linear shape
#     functions, and both nodes get their load atomically in `load`, times `scale[load_case[edge]]`. Edges without a load
#     case (negative) are skipped.
# launch: n
# inputs:
#     ends[n] = index(0, 2*n)
#     load_case[n] = index(-1, 3)
#     scale[3] = uniform(0.5, 1.5)
#     pressure[n] = uniform(0, 2)
#     shear[n] = uniform(-1, 1)
#     position[2*n] = uniform(-1, 1)
#     load[2*n] = zero
# fits:
#     indirect_thread
import warp as wp

GAUSS_LOW = wp.constant(0.21132486540518713)  # (1 - 1/sqrt(3)) / 2


@wp.kernel
def boundary_edge_traction_loads(
    ends: wp.array(dtype=wp.vec2i),
    load_case: wp.array(dtype=int),
    scale: wp.array(dtype=float),
    pressure: wp.array(dtype=wp.vec2),
    shear: wp.array(dtype=wp.vec2),
    position: wp.array(dtype=wp.vec2),
    load: wp.array(dtype=wp.vec2),
):
    edge = wp.tid()
    case = load_case[edge]
    if case >= 0:
        i = ends[edge][0]
        j = ends[edge][1]
        along = position[j] - position[i]  # not normalized: its length is the Jacobian of the rule
        inward = wp.vec2(-along[1], along[0])

        load_i = wp.vec2(0.0)
        load_j = wp.vec2(0.0)
        for point in range(2):
            s = wp.where(point == 0, GAUSS_LOW, 1.0 - GAUSS_LOW)
            p = (1.0 - s) * pressure[edge][0] + s * pressure[edge][1]
            q = (1.0 - s) * shear[edge][0] + s * shear[edge][1]
            traction = 0.5 * (p * inward + q * along)  # both weights are one half
            load_i += (1.0 - s) * traction
            load_j += s * traction

        wp.atomic_add(load, i, scale[case] * load_i)
        wp.atomic_add(load, j, scale[case] * load_j)
