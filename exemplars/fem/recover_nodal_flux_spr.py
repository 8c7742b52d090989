# idea: superconvergent patch recovery
# brief: Recover a smooth flux at the nodes of a plane mesh by a least-squares fit over the elements around each node.
# description: For each node, the elements around it are `incident[k]` for `k` from `first[node]` up to `first[node + 1]`.
#     Fit a linear function to the `flux` at their `centroid`, with coordinates relative to `node_position[node]` in units
#     of `patch_size[node]`: the normal matrix sums the outer products of the basis (1, x, y), the right sides its products
#     with the components. With at least three elements and a determinant of the matrix above `MIN_DETERMINANT`,
#     `recovered[node]` is the fit at the node, the first coefficients of the solution; otherwise the mean flux, or zero for
#     a node without elements. `method[node]` tells: 2 fit, 1 mean, 0 none. All in float64.
# launch: n
# inputs:
#     first[n+1] = offsets(0, 6*n)
#     incident[6*n] = index(0, 2*n)
#     centroid[2*n] = uniform(-1, 1)
#     flux[2*n] = uniform(-1, 1)
#     node_position[n] = uniform(-1, 1)
#     patch_size[n] = uniform(0.5, 1)
#     recovered[n] = zero
#     method[n] = zero
# fits:
#     length_output(recovered)
#     indirect_thread
import warp as wp

MIN_DETERMINANT = wp.constant(wp.float64(0.05))
NONE = wp.constant(0)
MEAN = wp.constant(1)
FIT = wp.constant(2)


@wp.kernel
def recover_nodal_flux_spr(
    first: wp.array(dtype=int),
    incident: wp.array(dtype=int),
    centroid: wp.array(dtype=wp.vec2d),
    flux: wp.array(dtype=wp.vec2d),
    node_position: wp.array(dtype=wp.vec2d),
    patch_size: wp.array(dtype=wp.float64),
    recovered: wp.array(dtype=wp.vec2d),
    method: wp.array(dtype=int),
):
    """Zienkiewicz and Zhu's recovery; centroids are the superconvergent points of linear elements."""
    node = wp.tid()
    begin = first[node]
    count = first[node + 1] - begin
    if count == 0:
        recovered[node] = wp.vec2d()
        method[node] = NONE
        return

    normal = wp.mat33d()
    rhs_x = wp.vec3d()
    rhs_y = wp.vec3d()
    total = wp.vec2d()
    for k in range(begin, begin + count):
        element = incident[k]
        # scaled to the patch, so that the determinant does not depend on the mesh size
        local = (centroid[element] - node_position[node]) / patch_size[node]
        basis = wp.vec3d(wp.float64(1.0), local[0], local[1])
        normal += wp.outer(basis, basis)
        rhs_x += basis * flux[element][0]
        rhs_y += basis * flux[element][1]
        total += flux[element]

    if count >= 3 and wp.determinant(normal) > MIN_DETERMINANT:
        inverse = wp.inverse(normal)
        recovered[node] = wp.vec2d(wp.dot(inverse[0], rhs_x), wp.dot(inverse[0], rhs_y))
        method[node] = FIT
    else:
        recovered[node] = total / wp.float64(count)
        method[node] = MEAN
