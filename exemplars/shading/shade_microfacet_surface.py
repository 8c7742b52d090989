# idea: Cook-Torrance shading with point lights
# brief: Shade surface points with a microfacet reflection model under several point lights.
# description: For every point, look up its material, `albedo`, `roughness` and `metallic` at `material_index[point]`, and the
#     view direction from `positions[point]` to `eye`. Points that turn their normal away from the eye, by `normals[point]`,
#     get zero. For each light of `light_position` and `light_power`, whose direction makes a positive cosine with the normal,
#     add the reflected light: power over squared distance (not below `MIN_DISTANCE` squared), times the cosine, times the sum
#     of the diffuse part, albedo / pi * (1 - Fresnel) * (1 - metallic), and the specular part, distribution * geometry *
#     Fresnel / (4 cosines). `ggx_distribution` is the normal distribution of GGX with alpha = roughness squared,
#     `smith_geometry` the product of Schlick's approximations with k = (roughness + 1)^2 / 8, `schlick_fresnel` begins at
#     `DIELECTRIC_F0`, or at the albedo for metals, blended by metallic. `ambient` times the albedo is added. The sum goes to
#     `radiance`.
# launch: n
# inputs:
#     positions[n] = uniform(-1, 1)
#     normals[n] = unit
#     material_index[n] = index(0, 8)
#     albedo[8] = uniform(0.1, 0.9)
#     roughness[8] = uniform(0.2, 1)
#     metallic[8] = uniform(0, 1)
#     light_position[6] = uniform(2, 4)
#     light_power[6] = uniform(5, 20)
#     eye = uniform(3, 5)
#     ambient = uniform(0.01, 0.1)
#     radiance[n] = zero
# fits:
#     parameter_per_element(ambient)
#     active_mask
#     indirect_thread
import warp as wp

DIELECTRIC_F0 = wp.constant(0.04)
MIN_DISTANCE = wp.constant(0.01)


@wp.func
def ggx_distribution(cos_half: float, roughness: float) -> float:
    alpha = roughness * roughness
    alpha_sq = alpha * alpha
    spread = cos_half * cos_half * (alpha_sq - 1.0) + 1.0
    return alpha_sq / (wp.pi * spread * spread)


@wp.func
def schlick_masking(cosine: float, k: float) -> float:
    return cosine / (cosine * (1.0 - k) + k)


@wp.func
def smith_geometry(cos_view: float, cos_light: float, roughness: float) -> float:
    """Part of the microfacets that neither view nor light loses behind others."""
    k = (roughness + 1.0) * (roughness + 1.0) / 8.0
    return schlick_masking(cos_view, k) * schlick_masking(cos_light, k)


@wp.func
def schlick_fresnel(cos_view_half: float, base: wp.vec3) -> wp.vec3:
    m = wp.clamp(1.0 - cos_view_half, 0.0, 1.0)
    m2 = m * m
    return base + (wp.vec3(1.0, 1.0, 1.0) - base) * (m2 * m2 * m)


@wp.kernel
def shade_microfacet_surface(
    positions: wp.array(dtype=wp.vec3),
    normals: wp.array(dtype=wp.vec3),
    material_index: wp.array(dtype=int),
    albedo: wp.array(dtype=wp.vec3),
    roughness: wp.array(dtype=float),
    metallic: wp.array(dtype=float),
    light_position: wp.array(dtype=wp.vec3),
    light_power: wp.array(dtype=wp.vec3),
    eye: wp.vec3,
    ambient: wp.vec3,
    radiance: wp.array(dtype=wp.vec3),
):
    """
    Radiance towards the eye, without shadows.

    Args:
        positions, normals: surface points, unit normals
        material_index: material of each point
        albedo, roughness, metallic: tables by material
        light_position, light_power: point lights
        eye: where the light is seen from
        ambient: light that comes from everywhere
        radiance: the result
    """
    point = wp.tid()
    position = positions[point]
    normal = normals[point]
    view = wp.normalize(eye - position)
    cos_view = wp.dot(normal, view)
    if cos_view <= 0.0:
        radiance[point] = wp.vec3(0.0, 0.0, 0.0)
        return

    material = material_index[point]
    color = albedo[material]
    rough = roughness[material]
    metal = metallic[material]
    base = wp.lerp(wp.vec3(DIELECTRIC_F0, DIELECTRIC_F0, DIELECTRIC_F0), color, metal)

    total = wp.cw_mul(ambient, color)
    for light in range(light_position.shape[0]):
        to_light = light_position[light] - position
        distance = wp.max(wp.length(to_light), MIN_DISTANCE)
        direction = to_light / distance
        cos_light = wp.dot(normal, direction)
        if cos_light > 0.0:
            half_vector = wp.normalize(view + direction)
            fresnel = schlick_fresnel(wp.dot(view, half_vector), base)
            facets = ggx_distribution(wp.dot(normal, half_vector), rough) * smith_geometry(cos_view, cos_light, rough)
            specular = fresnel * (facets / (4.0 * cos_view * cos_light))
            # metals absorb what is not reflected at once
            diffuse = wp.cw_mul(wp.vec3(1.0, 1.0, 1.0) - fresnel, color) * ((1.0 - metal) / wp.pi)
            total += wp.cw_mul(diffuse + specular, light_power[light]) * (cos_light / (distance * distance))

    radiance[point] = total
