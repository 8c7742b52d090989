# idea: momentum exchange on moving bodies in a lattice Boltzmann fluid
# brief: Add the force and torque of the fluid on immersed bodies over all boundary links of a lattice Boltzmann grid.
# description: A `link` leads from the fluid cell `link_cell[link]` in the direction `link_direction[link]` into a solid
#     cell. The body it belongs to is `cell_body` of the cell behind, which is `neighbors[cell, q]`; links into cells of no
#     body (negative) or out of the lattice (neighbour negative) do nothing. The fluid hands over the momentum `c` times the
#     sum of the population `f[cell, q]` on its way to the wall and the one that comes back, `f[cell, opposite[q]]`, where
#     `c` is `velocity_set[q]`. It is added atomically to the body's `force`, and to `torque` the cross product with it of
#     the arm from the body's `center` to the wall, half a link from the fluid cell at `cell_position`.
# launch: 2*n
# inputs:
#     link_cell[2*n] = index(0, n)
#     link_direction[2*n] = index(0, 19)
#     neighbors[n, 19] = index(-1, n)
#     cell_body[n] = index(-1, 8)
#     velocity_set[19] = index(-1, 2)
#     opposite[19] = index(0, 19)
#     f[n, 19] = uniform(0.01, 0.1)
#     cell_position[n] = uniform(0, 10)
#     center[8] = uniform(4, 6)
#     force[8] = zero
#     torque[8] = zero
# fits:
#     indirect_thread
import warp as wp


@wp.kernel
def momentum_exchange_body_forces(
    link_cell: wp.array(dtype=int), link_direction: wp.array(dtype=int), neighbors: wp.array2d(dtype=int),
    cell_body: wp.array(dtype=int), velocity_set: wp.array(dtype=wp.vec3), opposite: wp.array(dtype=int),
    f: wp.array2d(dtype=float), cell_position: wp.array(dtype=wp.vec3), center: wp.array(dtype=wp.vec3),
    force: wp.array(dtype=wp.vec3), torque: wp.array(dtype=wp.vec3),
):
    link = wp.tid()
    cell = link_cell[link]
    q = link_direction[link]
    behind = neighbors[cell, q]
    if behind < 0:
        return
    body = cell_body[behind]
    if body >= 0:  # else part of the container, whose forces nobody asks for
        c = velocity_set[q]
        handed_over = c * (f[cell, q] + f[cell, opposite[q]])
        arm = cell_position[cell] + 0.5 * c - center[body]  # the wall lies half way
        wp.atomic_add(force, body, handed_over)
        wp.atomic_add(torque, body, wp.cross(arm, handed_over))
