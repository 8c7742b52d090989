# idea: painting a mesh with a brush
# brief: Paint the faces of a mesh that lie under the round dabs of a brush.
# description: One thread per dab, a sphere around `center[d]` of radius `size[d]`. The faces of `mesh` whose bounds meet the
#     box around it are candidates. The dab covers a face if the face's centroid, the mean of its three corners, is inside of
#     the sphere; then `flow` times `falloff` of the distance over the radius is added to `paint[face]` atomically. `falloff`
#     of s is (1 - s^2)^2. `covered[d]` is the number of faces covered.
# launch: n
# inputs:
#     mesh = handle(mesh)
#     center[n] = uniform(-1, 1)
#     size[n] = uniform(0.1, 0.6)
#     flow = 0.1
#     paint[512] = zero
#     covered[n] = zero
import warp as wp


@wp.func
def falloff(s: float) -> float:
    edge = 1.0 - s * s
    return edge * edge


@wp.kernel(enable_backward=False)
def paint_faces_in_brush(
    mesh: wp.uint64,
    center: wp.array[wp.vec3],
    size: wp.array[float],
    flow: float,
    paint: wp.array[float],
    covered: wp.array[int],
):
    d = wp.tid()
    middle = center[d]
    radius = size[d]
    extent = wp.vec3(radius, radius, radius)

    count = int(0)
    for face in wp.mesh_query_aabb(mesh, middle - extent, middle + extent):
        centroid = wp.mesh_eval_position(mesh, face, 1.0 / 3.0, 1.0 / 3.0)
        distance = wp.length(centroid - middle)
        # boxes meet sooner than what they hold
        if distance < radius:
            wp.atomic_add(paint, face, flow * falloff(distance / radius))
            count += 1
    covered[d] = count
