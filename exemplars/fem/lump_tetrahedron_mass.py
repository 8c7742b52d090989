# idea: lumped mass of a tetrahedral mesh
# brief: Distribute the mass of every tetrahedron evenly to its four nodes.
# description: The volume of tetrahedron `e` is a sixth of the absolute triple product of its edges from the first of the
#     nodes `tets[e]` at `position`. A quarter of the volume times `density[material[e]]` is added atomically to `node_mass`
#     of each of the four nodes. The signed volume goes to `signed_volume[e]`, so that inverted elements can be found.
# launch: n
# inputs:
#     tets[n] = index(0, 2*n)
#     material[n] = index(0, 4)
#     density[4] = uniform(800, 1200)
#     position[2*n] = uniform(-1, 1)
#     signed_volume[n] = zero
#     node_mass[2*n] = zero
# fits:
#     total_output(signed_volume)
#     indirect_thread
import warp as wp


@wp.kernel
def lump_tetrahedron_mass(tets: wp.array(dtype=wp.vec4i), material: wp.array(dtype=int), density: wp.array(dtype=float),
                          position: wp.array(dtype=wp.vec3), signed_volume: wp.array(dtype=float), node_mass: wp.array(dtype=float)):
    e = wp.tid()
    tet = tets[e]
    origin = position[tet[0]]
    edge1 = position[tet[1]] - origin
    edge2 = position[tet[2]] - origin
    edge3 = position[tet[3]] - origin

    volume = wp.dot(edge1, wp.cross(edge2, edge3)) / 6.0
    signed_volume[e] = volume
    share = 0.25 * density[material[e]] * wp.abs(volume)
    for corner in range(4):
        wp.atomic_add(node_mass, tet[corner], share)
