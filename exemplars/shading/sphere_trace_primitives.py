# idea: sphere tracing of signed distance primitives
# brief: March rays through a scene of blended signed distance primitives and return depth, normal and object.
# description: A `Primitive` has a kind (`SPHERE`, `BOX`, `CAPSULE` or, for all other numbers, a plane), a pose, a size and a
#     `material`. `primitive_distance` brings the point into its frame and calls the distance of the kind: a sphere with the
#     radius `size[0]`, a box with the half extents `size`, a capsule along y with the half height `size[1]` and the radius
#     `size[0]`, or the plane y = 0. `scene_distance` joins all `primitives` with `smooth_min` (polynomial, width `blend`) in
#     their order and returns the distance and the index of the primitive that alone is nearest. `scene_normal` takes
#     differences at the four corners of a tetrahedron of size `NORMAL_STEP`. Each ray of `origins` and `directions` steps by
#     the distance until it falls below `HIT_EPSILON` times (1 + travelled), the travelled way passes `max_distance`, or
#     `MAX_STEPS` steps were done. On a hit write the way to `depth`, the normal to `normals` and the material of the nearest
#     primitive to `material`; else `max_distance`, zero and -1.
# launch: n
# inputs:
#     primitives.kind[6] = index(0, 4)
#     primitives.pose[6] = rigid(-2, 2)
#     primitives.size[6] = uniform(0.2, 0.8)
#     primitives.material[6] = index(0, 8)
#     blend = uniform(0.05, 0.2)
#     origins[n] = uniform(-2, 2)
#     directions[n] = unit
#     max_distance = uniform(4, 8)
#     depth[n] = zero
#     normals[n] = zero
#     material[n] = zero
# fits:
#     parameter_per_element(max_distance)
#     active_mask
#     indirect_thread
import warp as wp

SPHERE = wp.constant(0)
BOX = wp.constant(1)
CAPSULE = wp.constant(2)

MAX_STEPS = wp.constant(48)
HIT_EPSILON = wp.constant(1.0e-3)
NORMAL_STEP = wp.constant(1.0e-3)
FAR = wp.constant(1.0e6)


@wp.struct
class Primitive:
    kind: int
    pose: wp.transform
    size: wp.vec3
    material: int


@wp.func
def box_distance(p: wp.vec3, half: wp.vec3) -> float:
    q = wp.vec3(wp.abs(p[0]), wp.abs(p[1]), wp.abs(p[2])) - half
    outside = wp.length(wp.max(q, wp.vec3(0.0, 0.0, 0.0)))
    inside = wp.min(wp.max(q[0], wp.max(q[1], q[2])), 0.0)
    return outside + inside


@wp.func
def capsule_distance(p: wp.vec3, half_height: float, radius: float) -> float:
    nearest = wp.vec3(0.0, wp.clamp(p[1], -half_height, half_height), 0.0)
    return wp.length(p - nearest) - radius


@wp.func
def primitive_distance(primitive: Primitive, point: wp.vec3) -> float:
    """Signed distance of a point in the world to one primitive, negative inside."""
    p = wp.transform_point(wp.transform_inverse(primitive.pose), point)
    if primitive.kind == SPHERE:
        return wp.length(p) - primitive.size[0]
    elif primitive.kind == BOX:
        return box_distance(p, primitive.size)
    elif primitive.kind == CAPSULE:
        return capsule_distance(p, primitive.size[1], primitive.size[0])
    return p[1]


@wp.func
def smooth_min(a: float, b: float, width: float) -> float:
    """Minimum with a rounded transition where a and b differ by less than the width."""
    h = wp.max(width - wp.abs(a - b), 0.0) / width
    return wp.min(a, b) - 0.25 * h * h * width


@wp.func
def scene_distance(primitives: wp.array(dtype=Primitive), point: wp.vec3, blend: float):
    """Distance to the blended scene, and the primitive that is nearest by itself."""
    joined = float(FAR)
    nearest = int(-1)
    least = float(FAR)
    for k in range(primitives.shape[0]):
        d = primitive_distance(primitives[k], point)
        joined = smooth_min(joined, d, blend)
        if d < least:
            least = d
            nearest = k
    return joined, nearest


@wp.func
def scene_normal(primitives: wp.array(dtype=Primitive), point: wp.vec3, blend: float) -> wp.vec3:
    # four samples instead of the six of central differences
    a = wp.vec3(1.0, -1.0, -1.0)
    b = wp.vec3(-1.0, -1.0, 1.0)
    c = wp.vec3(-1.0, 1.0, -1.0)
    d = wp.vec3(1.0, 1.0, 1.0)
    distance_a, id_a = scene_distance(primitives, point + a * NORMAL_STEP, blend)
    distance_b, id_b = scene_distance(primitives, point + b * NORMAL_STEP, blend)
    distance_c, id_c = scene_distance(primitives, point + c * NORMAL_STEP, blend)
    distance_d, id_d = scene_distance(primitives, point + d * NORMAL_STEP, blend)
    return wp.normalize(a * distance_a + b * distance_b + c * distance_c + d * distance_d)


@wp.kernel(enable_backward=False)
def sphere_trace_primitives(
    primitives: wp.array(dtype=Primitive),
    blend: float,
    origins: wp.array(dtype=wp.vec3),
    directions: wp.array(dtype=wp.vec3),
    max_distance: float,
    depth: wp.array(dtype=float),
    normals: wp.array(dtype=wp.vec3),
    material: wp.array(dtype=int),
):
    """Primary visibility of a small implicit scene. Launch: one thread per ray."""
    ray = wp.tid()
    origin = origins[ray]
    direction = directions[ray]

    travelled = float(0.0)
    hit = int(-1)
    step = int(0)
    while hit < 0 and travelled <= max_distance and step < MAX_STEPS:
        distance, nearest = scene_distance(primitives, origin + direction * travelled, blend)
        # the tolerance grows as a pixel does with the distance
        if distance < HIT_EPSILON * (1.0 + travelled):
            hit = nearest
        else:
            travelled += distance
        step += 1

    if hit < 0:
        depth[ray] = max_distance
        normals[ray] = wp.vec3(0.0, 0.0, 0.0)
        material[ray] = -1
        return

    depth[ray] = travelled
    normals[ray] = scene_normal(primitives, origin + direction * travelled, blend)
    material[ray] = primitives[hit].material
