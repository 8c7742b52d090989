# idea: perspective-correct attribute interpolation
# brief: Interpolate a vertex attribute at every pixel of a visibility buffer with perspective correction.
# description: A generic kernel, instantiated for wp.vec2 `attributes` and `interpolated`. Pixel (row, column) shows the face
#     `face_buffer[row, column]`, or nothing if that is negative: then it gets `background`. The corners of the face are
#     `faces[face]`, `clip_w` the depth of the vertices, and `barycentric[row, column]` the weights of the first two corners
#     in screen space, the third being the rest to 1. `perspective_weights` divides the weights by the depth of their corners
#     and by the sum, so that attributes vary linearly over the surface instead of the screen. Write the weighted attribute to
#     `interpolated`.
# launch: n, 16
# inputs:
#     face_buffer[n, 16] = index(-1, 8)
#     barycentric[n, 16] = uniform(0, 0.5)
#     faces[8] = index(0, 12)
#     clip_w[12] = uniform(1, 4)
#     attributes[12] = uniform(0, 1)
#     background = uniform(0, 1)
#     interpolated[n, 16] = zero
import warp as wp
from typing import Any


@wp.func
def perspective_weights(screen: wp.vec2, w: wp.vec3) -> wp.vec3:
    weights = wp.vec3(screen[0] / w[0], screen[1] / w[1], (1.0 - screen[0] - screen[1]) / w[2])
    return weights / (weights[0] + weights[1] + weights[2])


@wp.kernel
def interpolate_pixel_attributes(
    face_buffer: wp.array2d(dtype=int),
    barycentric: wp.array2d(dtype=wp.vec2),
    faces: wp.array(dtype=wp.vec3i),
    clip_w: wp.array(dtype=float),
    attributes: wp.array(dtype=Any),
    background: Any,
    interpolated: wp.array2d(dtype=Any),
):
    row, column = wp.tid()
    face = face_buffer[row, column]
    if face < 0:
        interpolated[row, column] = background
        return

    corners = faces[face]
    w = wp.vec3(clip_w[corners[0]], clip_w[corners[1]], clip_w[corners[2]])
    weights = perspective_weights(barycentric[row, column], w)
    interpolated[row, column] = (
        attributes[corners[0]] * weights[0] + attributes[corners[1]] * weights[1] + attributes[corners[2]] * weights[2]
    )


wp.overload(
    interpolate_pixel_attributes,
    {"attributes": wp.array(dtype=wp.vec2), "background": wp.vec2, "interpolated": wp.array2d(dtype=wp.vec2)},
)
