# idea: path tracing of spheres
# brief: Trace one random light path per pixel through a scene of diffuse, mirror and glass spheres.
# description: A `Sphere` has a centre, a radius, a `kind` (`DIFFUSE`, `MIRROR`, all others glass), an `albedo` and an
#     `emission`. Thread (pixel, sample) follows the ray of `origins` and `directions` for up to `MAX_BOUNCES` bounces with a
#     random generator of `seed` and the thread's number. `nearest_hit` returns the nearest of `spheres` beyond `EPSILON` and
#     its distance; `hit_sphere` solves the quadratic and takes the nearer root that is far enough, or -1. Without a hit add
#     `sky_color`, a blend of `HORIZON` and `ZENITH` by the height of the direction, and stop. On a hit add throughput *
#     emission, then multiply the throughput by the albedo. The path goes on in a direction of the kind: `cosine_direction`
#     around the normal for diffuse surfaces, the mirror direction for mirrors, and for glass `glass_direction`: refraction
#     with the index `GLASS_INDEX`, or reflection with the probability of Schlick's approximation and at total reflection.
#     After `ROULETTE_START` bounces, paths survive with the probability of the throughput's largest channel, at most
#     `MAX_SURVIVAL`, and their throughput is divided by it. Write the light to `radiance[pixel, sample]` and the number of
#     surfaces hit to `path_length[pixel, sample]`.
# launch: n, 2
# inputs:
#     spheres.center[6] = uniform(-2, 2)
#     spheres.radius[6] = uniform(0.5, 1.2)
#     spheres.kind[6] = index(0, 3)
#     spheres.albedo[6] = uniform(0.3, 0.95)
#     spheres.emission[6] = uniform(0, 1)
#     origins[n] = uniform(-4, 4)
#     directions[n] = unit
#     seed = index(0, 10000)
#     radiance[n, 2] = zero
#     path_length[n, 2] = zero
import warp as wp

DIFFUSE = wp.constant(0)
MIRROR = wp.constant(1)

MAX_BOUNCES = wp.constant(6)
ROULETTE_START = wp.constant(2)
MAX_SURVIVAL = wp.constant(0.95)
EPSILON = wp.constant(1.0e-3)
GLASS_INDEX = wp.constant(1.5)
HORIZON = wp.constant(wp.vec3(1.0, 1.0, 1.0))
ZENITH = wp.constant(wp.vec3(0.5, 0.7, 1.0))


@wp.struct
class Sphere:
    center: wp.vec3
    radius: float
    kind: int
    albedo: wp.vec3
    emission: wp.vec3


@wp.func
def hit_sphere(sphere: Sphere, origin: wp.vec3, direction: wp.vec3) -> float:
    """Distance along a unit direction to the nearer usable intersection, -1 if there is none."""
    offset = origin - sphere.center
    half_b = wp.dot(offset, direction)
    discriminant = half_b * half_b - wp.dot(offset, offset) + sphere.radius * sphere.radius
    if discriminant < 0.0:
        return -1.0
    root = wp.sqrt(discriminant)
    if -half_b - root > EPSILON:
        return -half_b - root
    if -half_b + root > EPSILON:  # the ray starts inside
        return -half_b + root
    return -1.0


@wp.func
def nearest_hit(spheres: wp.array(dtype=Sphere), origin: wp.vec3, direction: wp.vec3):
    """Index of the nearest sphere (-1: none) and its distance."""
    nearest = int(-1)
    distance = float(0.0)
    for s in range(spheres.shape[0]):
        t = hit_sphere(spheres[s], origin, direction)
        if t > 0.0 and (nearest < 0 or t < distance):
            distance = t
            nearest = s
    return nearest, distance


@wp.func
def sky_color(direction: wp.vec3) -> wp.vec3:
    return wp.lerp(HORIZON, ZENITH, 0.5 * (direction[1] + 1.0))


@wp.func
def cosine_direction(normal: wp.vec3, u: float, v: float) -> wp.vec3:
    """Direction around the normal with a density proportional to the cosine."""
    helper = wp.vec3(1.0, 0.0, 0.0)
    if wp.abs(normal[0]) > 0.9:
        helper = wp.vec3(0.0, 1.0, 0.0)
    tangent = wp.normalize(wp.cross(normal, helper))
    bitangent = wp.cross(normal, tangent)

    radius = wp.sqrt(u)
    angle = 2.0 * wp.pi * v
    height = wp.sqrt(wp.max(1.0 - u, 0.0))
    return tangent * (radius * wp.cos(angle)) + bitangent * (radius * wp.sin(angle)) + normal * height


@wp.func
def mirror_direction(direction: wp.vec3, normal: wp.vec3) -> wp.vec3:
    return direction - normal * (2.0 * wp.dot(direction, normal))


@wp.func
def schlick_reflectance(cosine: float, ratio: float) -> float:
    base = (1.0 - ratio) / (1.0 + ratio)
    base_sq = base * base
    m = 1.0 - cosine
    m_sq = m * m
    return base_sq + (1.0 - base_sq) * m_sq * m_sq * m


@wp.func
def glass_direction(direction: wp.vec3, normal: wp.vec3, entering: bool, choice: float) -> wp.vec3:
    """Refracted or reflected direction; the normal is on the side the ray comes from."""
    ratio = float(GLASS_INDEX)
    if entering:
        ratio = 1.0 / GLASS_INDEX
    cosine = wp.min(-wp.dot(direction, normal), 1.0)
    sine_sq = ratio * ratio * (1.0 - cosine * cosine)
    if sine_sq >= 1.0 or choice < schlick_reflectance(cosine, ratio):
        return mirror_direction(direction, normal)
    return wp.normalize(direction * ratio + normal * (ratio * cosine - wp.sqrt(1.0 - sine_sq)))


@wp.kernel(enable_backward=False)
def trace_sphere_light_paths(
    spheres: wp.array(dtype=Sphere),
    origins: wp.array(dtype=wp.vec3),
    directions: wp.array(dtype=wp.vec3),
    seed: int,
    radiance: wp.array2d(dtype=wp.vec3),
    path_length: wp.array2d(dtype=int),
):
    """Unidirectional path tracing without explicit light sampling. Launch: pixels x samples."""
    pixel, sample = wp.tid()
    state = wp.rand_init(seed, pixel * radiance.shape[1] + sample)

    origin = wp.vec3(origins[pixel])
    direction = wp.vec3(directions[pixel])
    throughput = wp.vec3(1.0, 1.0, 1.0)
    light = wp.vec3(0.0, 0.0, 0.0)
    hits = int(0)

    for bounce in range(MAX_BOUNCES):
        nearest, distance = nearest_hit(spheres, origin, direction)
        if nearest < 0:
            light += wp.cw_mul(throughput, sky_color(direction))
            break

        sphere = spheres[nearest]
        hits += 1
        light += wp.cw_mul(throughput, sphere.emission)
        throughput = wp.cw_mul(throughput, sphere.albedo)

        # the normal on the side of the ray
        origin = origin + direction * distance
        normal = (origin - sphere.center) / sphere.radius
        entering = wp.dot(direction, normal) < 0.0
        if not entering:
            normal = -normal

        if sphere.kind == DIFFUSE:
            direction = cosine_direction(normal, wp.randf(state), wp.randf(state))
        elif sphere.kind == MIRROR:
            direction = mirror_direction(direction, normal)
        else:
            direction = glass_direction(direction, normal, entering, wp.randf(state))

        # end dim paths early, and let the survivors carry their share
        if bounce >= ROULETTE_START:
            survival = wp.min(wp.max(throughput), MAX_SURVIVAL)
            if wp.randf(state) >= survival:
                break
            throughput = throughput / survival

    radiance[pixel, sample] = light
    path_length[pixel, sample] = hits
