# idea: bounding boxes of triangles and scene
# brief: Compute a padded bounding box for every triangle and grow the box of the whole scene.
# description: For every face, `lower[face]` and `upper[face]` are the smallest and largest coordinates of its three corners
#     `vertices`, given by the row `faces[face]`, `margin` less and more. The scene's box is grown by atomic minima into
#     `scene_lower[0]` and maxima into `scene_upper[0]`.
# launch: n
# inputs:
#     faces[n, 3] = index(0, 2*n)
#     vertices[2*n] = uniform(-4, 4)
#     margin = uniform(0, 0.1)
#     lower[n] = zero
#     upper[n] = zero
#     scene_lower[1] = constant(1000)
#     scene_upper[1] = constant(-1000)
# fits:
#     parameter_per_element(margin)
#     parameter_per_group(margin: material)
#     indirect_thread
#     batch_dimension
import warp as wp


@wp.kernel(enable_backward=False)
def bound_faces_and_scene(
    faces: wp.array2d(dtype=wp.int32),
    vertices: wp.array(dtype=wp.vec3f),
    margin: wp.float32,
    # outputs
    lower: wp.array(dtype=wp.vec3f),
    upper: wp.array(dtype=wp.vec3f),
    scene_lower: wp.array(dtype=wp.vec3f),
    scene_upper: wp.array(dtype=wp.vec3f),
):
    face = wp.tid()
    a = vertices[faces[face, 0]]
    b = vertices[faces[face, 1]]
    c = vertices[faces[face, 2]]

    padding = wp.vec3f(margin, margin, margin)
    face_lower = wp.min(wp.min(a, b), c) - padding
    face_upper = wp.max(wp.max(a, b), c) + padding
    lower[face] = face_lower
    upper[face] = face_upper

    wp.atomic_min(scene_lower, 0, face_lower)
    wp.atomic_max(scene_upper, 0, face_upper)
