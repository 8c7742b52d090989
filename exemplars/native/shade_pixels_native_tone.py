# idea: physically based shading with a native tone curve
# brief: Shade pixels with the Cook-Torrance model and tone-map them with a filmic curve that is written in C++.
# description: Pixel `i` has the unit normal `normal[i]`, the base color `albedo[i]` and the roughness `roughness[i]`;
#     the unit vectors to the light `light[i]` and to the viewer `viewer[i]` are given. The half vector is between both.
#     `distribution` is the GGX term with the squared roughness as alpha and the cosine of normal and half vector, at
#     least 0; `shadowing` is Schlick's term for the cosine of one direction, cosine / (cosine (1 - k) + k) with k =
#     (roughness + 1)^2 / 8, used for light and viewer; the Fresnel term is `BASE_REFLECTANCE` plus the rest times the
#     fifth power of one minus the cosine of half vector and viewer (that cosine held between 0 and 0.99). The specular
#     part is the product of the terms over four times both cosines (of the normal with light and viewer), of which none
#     is taken below `MIN_COSINE`; what is not reflected is diffuse, with the color over pi. The sum times the light's
#     cosine and `exposure` goes through `filmic` per channel, the curve x (2.51 x + 0.03) / (x (2.43 x + 0.59) + 0.14)
#     in C++ with its derivative as adjoint, and the result to `pixel[i]`. Pixels whose cosine with the light is not
#     above 0 are black.
# launch: n
# inputs:
#     normal[n] = unit
#     light[n] = unit
#     viewer[n] = unit
#     albedo[n] = uniform(0.05, 0.95)
#     roughness[n] = uniform(0.2, 0.9)
#     exposure = uniform(0.5, 4)
#     pixel[n] = zero
import warp as wp

BASE_REFLECTANCE = wp.constant(0.04)
MIN_COSINE = wp.constant(0.05)

FILMIC = """
    float top = x * (2.51f * x + 0.03f);
    float bottom = x * (2.43f * x + 0.59f) + 0.14f;
    return top / bottom;
"""

FILMIC_ADJOINT = """
    float top = x * (2.51f * x + 0.03f);
    float bottom = x * (2.43f * x + 0.59f) + 0.14f;
    float slope = (5.02f * x + 0.03f) * bottom - top * (4.86f * x + 0.59f);
    adj_x += slope / (bottom * bottom) * adj_ret;
"""


@wp.func_native(snippet=FILMIC, adj_snippet=FILMIC_ADJOINT)
def filmic(x: float) -> float: ...


@wp.func
def distribution(cosine: float, alpha: float) -> float:
    a2 = alpha * alpha
    d = cosine * cosine * (a2 - 1.0) + 1.0
    return a2 / (wp.PI * d * d)


@wp.func
def shadowing(cosine: float, roughness: float) -> float:
    k = (roughness + 1.0) * (roughness + 1.0) / 8.0
    return cosine / (cosine * (1.0 - k) + k)


@wp.kernel
def shade_pixels_native_tone(
    normal: wp.array(dtype=wp.vec3),
    light: wp.array(dtype=wp.vec3),
    viewer: wp.array(dtype=wp.vec3),
    albedo: wp.array(dtype=wp.vec3),
    roughness: wp.array(dtype=float),
    exposure: float,
    pixel: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    n = normal[i]
    to_light = light[i]
    to_viewer = viewer[i]
    facing = wp.dot(n, to_light)
    if facing <= 0.0:
        pixel[i] = wp.vec3(0.0, 0.0, 0.0)
        return

    half = wp.normalize(to_light + to_viewer)
    cos_light = wp.max(facing, MIN_COSINE)
    cos_viewer = wp.max(wp.dot(n, to_viewer), MIN_COSINE)
    rough = roughness[i]

    fresnel = BASE_REFLECTANCE + (1.0 - BASE_REFLECTANCE) * wp.pow(
        1.0 - wp.clamp(wp.dot(half, to_viewer), 0.0, 0.99), 5.0
    )
    shape = distribution(wp.max(wp.dot(n, half), 0.0), rough * rough)
    shadow = shadowing(cos_light, rough) * shadowing(cos_viewer, rough)
    specular = shape * shadow * fresnel / (4.0 * cos_light * cos_viewer)

    diffuse = albedo[i] * ((1.0 - fresnel) / wp.PI)
    radiance = (diffuse + wp.vec3(specular, specular, specular)) * (cos_light * exposure)
    pixel[i] = wp.vec3(filmic(radiance[0]), filmic(radiance[1]), filmic(radiance[2]))
