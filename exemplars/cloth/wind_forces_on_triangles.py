# idea: wind on cloth
# brief: Add lift and drag of a gusty wind to the vertices of cloth triangles.
# description: One thread per triangle `t`. The air velocity is `wind` times 1 + `gust_strength` * noise, with Perlin noise
#     of the centroid times `gust_scale` moved by `time` along all axes, seeded by `seed`; the relative velocity is air minus
#     the mean `velocity` of the three vertices `triangles[t]`. Without relative motion (speed below `EPSILON`) or area
#     (twice the area below `EPSILON`) nothing happens. The unit normal is turned to face along the relative velocity, the
#     projected area is area * cos of the angle between. `drag_force`: half `air_density` * drag coefficient * projected area
#     * speed * relative velocity; `lift_force`: half density * lift coefficient * projected area * speed^2 times the
#     normal's part across the flow. Coefficients are `drag_coefficient[fabric]`, `lift_coefficient[fabric]` for
#     `fabric_of[t]`. A third of the sum is added atomically to `force` of each vertex at `position`.
# launch: n
# inputs:
#     triangles[n] = index(0, n)
#     fabric_of[n] = index(0, 3)
#     drag_coefficient[3] = uniform(0.5, 1.5)
#     lift_coefficient[3] = uniform(0.1, 0.6)
#     position[n] = uniform(-1, 1)
#     velocity[n] = uniform(-1, 1)
#     wind = uniform(-5, 5)
#     gust_strength = uniform(0.1, 0.5)
#     gust_scale = uniform(1, 2)
#     air_density = 1.2
#     time = uniform(0, 10)
#     seed = index(0, 100)
#     force[n] = zero
# fits:
#     indirect_thread
import warp as wp

EPSILON = wp.constant(1.0e-4)


@wp.func
def drag_force(pressure: float, coefficient: float, area: float, flow: wp.vec3) -> wp.vec3:
    return flow * (pressure * coefficient * area)


@wp.func
def lift_force(pressure: float, coefficient: float, area: float, flow: wp.vec3, normal: wp.vec3) -> wp.vec3:
    """Acts across the flow, towards the side to which the triangle leans."""
    across = normal - flow * wp.dot(normal, flow)
    return across * (pressure * coefficient * area)


@wp.kernel
def wind_forces_on_triangles(
    triangles: wp.array(dtype=wp.vec3i),
    fabric_of: wp.array(dtype=int),
    drag_coefficient: wp.array(dtype=float),
    lift_coefficient: wp.array(dtype=float),
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    wind: wp.vec3,
    gust_strength: float,
    gust_scale: float,
    air_density: float,
    time: float,
    seed: int,
    force: wp.array(dtype=wp.vec3),
):
    t = wp.tid()
    i = triangles[t][0]
    j = triangles[t][1]
    k = triangles[t][2]
    centroid = (position[i] + position[j] + position[k]) / 3.0
    gust = wp.noise(wp.rand_init(seed), centroid * gust_scale + wp.vec3(time))
    relative = wind * (1.0 + gust_strength * gust) - (velocity[i] + velocity[j] + velocity[k]) / 3.0
    speed = wp.length(relative)

    normal = wp.cross(position[j] - position[i], position[k] - position[i])
    double_area = wp.length(normal)
    if speed < EPSILON or double_area < EPSILON:
        return
    flow = relative / speed
    normal = normal / double_area
    if wp.dot(normal, flow) < 0.0:  # cloth has no outside
        normal = -normal

    projected = 0.5 * double_area * wp.dot(normal, flow)
    pressure = 0.5 * air_density * speed * speed
    fabric = fabric_of[t]
    total = drag_force(pressure, drag_coefficient[fabric], projected, flow)
    total += lift_force(pressure, lift_coefficient[fabric], projected, flow, normal)
    share = total / 3.0
    wp.atomic_add(force, i, share)
    wp.atomic_add(force, j, share)
    wp.atomic_add(force, k, share)
