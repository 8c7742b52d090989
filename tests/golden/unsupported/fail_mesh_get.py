# weft: refuses. Access to a mesh.
import warp as wp


@wp.kernel
def mesh_get(mesh: wp.uint64, out: wp.array(dtype=wp.vec3)):
    out[0] = wp.mesh_get_point(mesh, 0)
