# The arrays of a mesh: read, aliased, written.
import warp as wp


@wp.kernel
def vertices(mesh: wp.uint64, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    m = wp.mesh_get(mesh)
    same = m
    n = m.points.shape[0]
    a = same.points[m.indices[3 * i]]
    m.points[0] = a
    out[i] = a + m.velocities[n - 1]
    points = m.points
    out[i] += points[1] + wp.mesh_get_point(mesh, i) + wp.mesh_get_velocity(mesh, i)
    wp.atomic_add(m.points, 0, a)
    if wp.mesh_get_index(mesh, i) == 0:
        m.points = out
    if wp.bvh_get_group_root(wp.mesh_get_bvh(mesh), 2) > 0:
        out[i] = m.points[2]
