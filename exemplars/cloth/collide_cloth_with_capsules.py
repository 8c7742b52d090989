# idea: collision of cloth with capsules
# brief: Push cloth vertices out of the capsules of a character and apply friction against the moving limbs.
# description: One thread per `vertex`; those with `inverse_mass` 0 are pinned, they stay where they are and touch
#     nothing. The candidates are `candidates[k]`, k from `candidate_start[vertex]` to `candidate_start[vertex + 1]`, of
#     which a negative one ends the list. Each names a bone; the `Capsule` `capsules` of it has ends `start`, `stop`, a
#     `radius` and a `velocity`. `nearest_on_axis` gives the nearest point on the axis (parameter clamped to 0..1; 0 for
#     an axis shorter than `EPSILON`). When the distance from `predicted[vertex]` is less than radius plus `thickness`,
#     and above `EPSILON`, the vertex moves out along the normal to that distance; then the motion against the limb,
#     `predicted` minus `previous[vertex]` minus capsule velocity times `dt`, tangential part, is reduced by `friction`
#     times the push, entirely if it is shorter. The last capsule that touched goes to `touched[vertex]`, -1 if none.
#     Corrections add up in the order of the list; `predicted` is updated in place.
# launch: n
# inputs:
#     inverse_mass[n] = index(0, 3)
#     previous[n] = uniform(-1, 1)
#     candidate_start[n+1] = offsets(0, 3*n)
#     candidates[3*n] = index(-1, 12)
#     capsules.start[12] = uniform(-1, 1)
#     capsules.stop[12] = uniform(-1, 1)
#     capsules.radius[12] = uniform(0.2, 0.5)
#     capsules.velocity[12] = uniform(-1, 1)
#     thickness = uniform(0.01, 0.05)
#     friction = uniform(0.2, 0.6)
#     dt = 0.02
#     predicted[n] = uniform(-1, 1)
#     touched[n] = zero
# fits:
#     parameter_per_element(thickness, friction)
#     parameter_per_group(thickness, friction: fabric)
#     indirect_thread
import warp as wp

EPSILON = wp.constant(1.0e-5)


@wp.struct
class Capsule:
    start: wp.vec3
    stop: wp.vec3
    radius: float
    velocity: wp.vec3


@wp.func
def nearest_on_axis(x: wp.vec3, capsule: Capsule) -> wp.vec3:
    axis = capsule.stop - capsule.start
    square = wp.dot(axis, axis)
    if square < EPSILON * EPSILON:
        return capsule.start
    return capsule.start + axis * wp.clamp(wp.dot(x - capsule.start, axis) / square, 0.0, 1.0)


@wp.func
def friction_shift(motion: wp.vec3, normal: wp.vec3, limit: float) -> wp.vec3:
    """What friction takes from a motion: its tangential part, up to a limit."""
    tangential = motion - normal * wp.dot(motion, normal)
    length = wp.length(tangential)
    if length <= limit:
        return -tangential
    return tangential * (-limit / length)


@wp.kernel
def collide_cloth_with_capsules(
    inverse_mass: wp.array(dtype=float), previous: wp.array(dtype=wp.vec3),
    candidate_start: wp.array(dtype=int), candidates: wp.array(dtype=int), capsules: wp.array(dtype=Capsule),
    thickness: float, friction: float, dt: float,
    predicted: wp.array(dtype=wp.vec3), touched: wp.array(dtype=int),
):
    vertex = wp.tid()
    touched[vertex] = -1
    if inverse_mass[vertex] == 0.0:
        return

    x = predicted[vertex]
    for k in range(candidate_start[vertex], candidate_start[vertex + 1]):
        bone = candidates[k]
        if bone < 0:
            break
        capsule = capsules[bone]
        span = x - nearest_on_axis(x, capsule)
        distance = wp.length(span)
        push = capsule.radius + thickness - distance
        if push > 0.0 and distance > EPSILON:
            normal = span / distance
            x += normal * push
            # friction acts on the motion relative to the limb, so that sleeves are carried along
            x += friction_shift(x - previous[vertex] - capsule.velocity * dt, normal, friction * push)
            touched[vertex] = bone
    predicted[vertex] = x
