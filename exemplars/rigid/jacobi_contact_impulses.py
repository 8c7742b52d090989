# idea: Jacobi iteration of contact impulses
# brief: Do one Jacobi iteration of normal and friction impulses over all contacts and scatter the velocity changes to the bodies.
# description: One thread per contact `c` of the structs `contacts`: bodies `body_a` and `body_b` (negative: static world),
#     `point`, `normal` from a to b, `depth`, `friction`. If both are negative, or equal, nothing happens. `point_velocity`
#     reads `linear` and `angular` of a body at the point, 0 for the world. The target of the normal speed is `baumgarte` /
#     `dt` times the depth beyond `SLOP`. `effective_mass` along a direction is 1 / (sum over real bodies of inverse mass +
#     (r x d) . I^-1 (r x d)), with `inverse_mass`, `inverse_inertia`, `center`; 0 if that sum is not above 0. The normal
#     impulse grows by mass times (target - speed), the total `normal_impulse[c]` is kept at 0 or more. The friction impulse,
#     along the direction of sliding only, is minus mass times sliding speed within plus or minus `friction` times the normal
#     total; none where the sliding speed is below `MIN_SPEED`. The change, times `relaxation`, is scattered by
#     `apply_impulse` to `delta_linear` and `delta_angular` by atomics, plus to b and minus to a; the normal total takes its
#     change with the same factor.
# launch: n
# inputs:
#     contacts.body_a[n] = index(-1, n)
#     contacts.body_b[n] = index(-1, n)
#     contacts.point[n] = uniform(-1, 1)
#     contacts.normal[n] = unit
#     contacts.depth[n] = uniform(-0.01, 0.05)
#     contacts.friction[n] = uniform(0.2, 0.9)
#     center[n] = uniform(-1, 1)
#     linear[n] = uniform(-1, 1)
#     angular[n] = uniform(-1, 1)
#     inverse_mass[n] = uniform(0.5, 2)
#     inverse_inertia[n] = spd(0.5, 2)
#     baumgarte = uniform(0.1, 0.2)
#     relaxation = uniform(0.3, 0.6)
#     dt = 0.02
#     normal_impulse[n] = uniform(0, 0.2)
#     delta_linear[n] = zero
#     delta_angular[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

SLOP = wp.constant(0.005)
MIN_SPEED = wp.constant(1.0e-4)


@wp.struct
class Contact:
    body_a: int
    body_b: int
    point: wp.vec3
    normal: wp.vec3
    depth: float
    friction: float


@wp.func
def point_velocity(body: int, point: wp.vec3, center: wp.array(dtype=wp.vec3), linear: wp.array(dtype=wp.vec3),
                   angular: wp.array(dtype=wp.vec3)) -> wp.vec3:
    if body < 0:
        return wp.vec3(0.0)
    return linear[body] + wp.cross(angular[body], point - center[body])


@wp.func
def mobility(body: int, point: wp.vec3, direction: wp.vec3, center: wp.array(dtype=wp.vec3),
             inverse_mass: wp.array(dtype=float), inverse_inertia: wp.array(dtype=wp.mat33)) -> float:
    """Change of a body's speed along a direction by a unit impulse at a point."""
    if body < 0:
        return 0.0
    lever = wp.cross(point - center[body], direction)
    return inverse_mass[body] + wp.dot(lever, inverse_inertia[body] * lever)


@wp.func
def effective_mass(contact: Contact, direction: wp.vec3, center: wp.array(dtype=wp.vec3),
                   inverse_mass: wp.array(dtype=float), inverse_inertia: wp.array(dtype=wp.mat33)) -> float:
    total = mobility(contact.body_a, contact.point, direction, center, inverse_mass, inverse_inertia)
    total += mobility(contact.body_b, contact.point, direction, center, inverse_mass, inverse_inertia)
    if total <= 0.0:
        return 0.0
    return 1.0 / total


@wp.func
def apply_impulse(body: int, point: wp.vec3, impulse: wp.vec3, center: wp.array(dtype=wp.vec3),
                  inverse_mass: wp.array(dtype=float), inverse_inertia: wp.array(dtype=wp.mat33),
                  delta_linear: wp.array(dtype=wp.vec3), delta_angular: wp.array(dtype=wp.vec3)):
    if body >= 0:
        wp.atomic_add(delta_linear, body, impulse * inverse_mass[body])
        wp.atomic_add(delta_angular, body, inverse_inertia[body] * wp.cross(point - center[body], impulse))


@wp.kernel
def jacobi_contact_impulses(
    contacts: wp.array(dtype=Contact),
    center: wp.array(dtype=wp.vec3),
    linear: wp.array(dtype=wp.vec3),
    angular: wp.array(dtype=wp.vec3),
    inverse_mass: wp.array(dtype=float),
    inverse_inertia: wp.array(dtype=wp.mat33),
    baumgarte: float,
    relaxation: float,
    dt: float,
    normal_impulse: wp.array(dtype=float),
    delta_linear: wp.array(dtype=wp.vec3),
    delta_angular: wp.array(dtype=wp.vec3),
):
    """One Jacobi sweep: all contacts see the same velocities, the changes are added up and applied by another kernel."""
    c = wp.tid()
    contact = contacts[c]
    if contact.body_a == contact.body_b:
        return
    normal = contact.normal
    velocity_a = point_velocity(contact.body_a, contact.point, center, linear, angular)
    velocity_b = point_velocity(contact.body_b, contact.point, center, linear, angular)
    relative = velocity_b - velocity_a

    # penetration beyond the slop is pushed out over several steps
    target = baumgarte / dt * wp.max(contact.depth - SLOP, 0.0)
    normal_speed = wp.dot(relative, normal)
    wanted = effective_mass(contact, normal, center, inverse_mass, inverse_inertia) * (target - normal_speed)
    before = normal_impulse[c]
    change = (wp.max(before + wanted, 0.0) - before) * relaxation  # the total, not the change, may not pull
    normal_impulse[c] = before + change
    impulse = normal * change

    sliding = relative - normal * normal_speed
    slide_speed = wp.length(sliding)
    if slide_speed > MIN_SPEED:
        direction = sliding / slide_speed
        cone = contact.friction * (before + change)
        stop = effective_mass(contact, direction, center, inverse_mass, inverse_inertia) * slide_speed
        impulse -= direction * (wp.min(stop, cone) * relaxation)

    apply_impulse(contact.body_b, contact.point, impulse, center, inverse_mass, inverse_inertia, delta_linear, delta_angular)
    apply_impulse(contact.body_a, contact.point, -impulse, center, inverse_mass, inverse_inertia, delta_linear, delta_angular)
