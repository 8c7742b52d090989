# idea: environment map lookup by roughness
# brief: Look up reflected light in a prefiltered latitude-longitude environment map, blended between levels of roughness.
# description: For every shading point, reflect the `view` vector (from the eye to the point) about `normals[point]`.
#     `direction_to_texel` maps a unit direction to texel coordinates: the longitude atan2(x, -z) over the columns, and
#     the colatitude from y (clamped to `MAX_Y` in size, because acos has no finite slope at the poles) over the rows;
#     texel centres are at half numbers. `bilinear` reads one level of `environment` (level, row, column), wraps around
#     in columns and clamps rows. The level is `roughness[point]`, clamped to 0..1, times the highest one; blend the two
#     levels around it linearly. Write the colour times `intensity` to `reflected`.
# launch: n
# inputs:
#     view[n] = unit
#     normals[n] = unit
#     roughness[n] = uniform(0, 1)
#     environment[4, 8, 16] = uniform(0, 4)
#     intensity = uniform(0.5, 2)
#     reflected[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     weight_output(reflected)
import warp as wp
from typing import Any

MAX_Y = wp.constant(0.9999)


@wp.func
def direction_to_texel(direction: wp.vec3, rows: int, columns: int) -> wp.vec2:
    longitude = wp.atan2(direction[0], -direction[2])
    colatitude = wp.acos(wp.clamp(direction[1], -MAX_Y, MAX_Y))
    x = (longitude / (2.0 * wp.pi) + 0.5) * float(columns) - 0.5
    y = colatitude / wp.pi * float(rows) - 0.5
    return wp.vec2(x, y)


@wp.func
def bilinear(environment: wp.array3d(dtype=Any), level: int, x: float, y: float):
    rows = environment.shape[1]
    columns = environment.shape[2]
    x_floor = wp.floor(x)
    y_floor = wp.floor(y)

    # the map is seamless around the horizon, the poles are not
    left = (int(x_floor) + columns) % columns
    right = (left + 1) % columns
    top = wp.clamp(int(y_floor), 0, rows - 1)
    bottom = wp.clamp(int(y_floor) + 1, 0, rows - 1)

    upper = wp.lerp(environment[level, top, left], environment[level, top, right], x - x_floor)
    lower = wp.lerp(environment[level, bottom, left], environment[level, bottom, right], x - x_floor)
    return wp.lerp(upper, lower, y - y_floor)


@wp.kernel
def lookup_prefiltered_environment(view: wp.array(dtype=wp.vec3), normals: wp.array(dtype=wp.vec3),
                                   roughness: wp.array(dtype=float), environment: wp.array3d(dtype=wp.vec3),
                                   intensity: float, reflected: wp.array(dtype=wp.vec3)):
    point = wp.tid()
    incoming = view[point]
    normal = normals[point]
    direction = incoming - normal * (2.0 * wp.dot(incoming, normal))
    texel = direction_to_texel(direction, environment.shape[1], environment.shape[2])

    highest = environment.shape[0] - 1
    lod = wp.clamp(roughness[point], 0.0, 1.0) * float(highest)
    level = wp.min(int(lod), highest)
    sharp = bilinear(environment, level, texel[0], texel[1])
    blurred = bilinear(environment, wp.min(level + 1, highest), texel[0], texel[1])
    reflected[point] = wp.lerp(sharp, blurred, lod - float(level)) * intensity
