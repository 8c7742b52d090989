# idea: particles against a distance field
# brief: Push particles out of a solid given as a signed distance volume, with restitution and friction.
# description: One thread per particle `p`. The field `sdf` is sampled trilinearly with its gradient at the place of the
#     particle; the gradient, in index space, is brought to world space by the inverse transpose of the index-to-world map,
#     which for a volume with cubic voxels is its direction map over the square of `voxel_size`. If the distance less `radius`
#     is not negative, or the gradient is shorter than `EPSILON`, nothing happens and `touching[p]` is 0. Otherwise the
#     particle moves out along the unit gradient by the penetration. A velocity into the solid gets its normal part turned and
#     multiplied by `restitution`; its tangential part is multiplied by `slide_factor`: 1 minus `friction` times the lost
#     normal speed over the tangential one, at least 0, and 0 for speeds below `EPSILON`. A velocity away from the solid is
#     kept. `touching[p]` is 1, and `position[p]` and `velocity[p]` are updated in place.
# launch: n
# inputs:
#     sdf = handle(volume)
#     voxel_size = 0.1
#     radius = 0.05
#     restitution = 0.3
#     friction = 0.5
#     position[n] = uniform(-1, 1)
#     velocity[n] = uniform(-1, 1)
#     touching[n] = zero
import warp as wp

EPSILON = wp.constant(1.0e-6)


@wp.func
def slide_factor(normal_change: float, speed: float, friction: float) -> float:
    if speed < EPSILON:
        return 0.0
    return wp.max(1.0 - friction * normal_change / speed, 0.0)


@wp.func
def bounce(v: wp.vec3, normal: wp.vec3, restitution: float, friction: float) -> wp.vec3:
    """Velocity after an impact on a surface; one that leaves already is returned as it is."""
    into = wp.dot(v, normal)
    if into >= 0.0:
        return v
    tangential = v - normal * into
    change = -(1.0 + restitution) * into
    return tangential * slide_factor(change, wp.length(tangential), friction) - normal * (restitution * into)


@wp.kernel(enable_backward=False)
def collide_particles_with_sdf(
    sdf: wp.uint64,
    voxel_size: float,
    radius: float,
    restitution: float,
    friction: float,
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    touching: wp.array(dtype=int),
):
    """Launch: one thread per particle."""
    p = wp.tid()
    x = position[p]
    gradient = wp.vec3()
    distance = wp.volume_sample_grad_f(sdf, wp.volume_world_to_index(sdf, x), wp.Volume.LINEAR, gradient)

    touching[p] = 0
    # far from the surface the field is constant and has no direction
    slope = wp.volume_index_to_world_dir(sdf, gradient) / (voxel_size * voxel_size)
    steepness = wp.length(slope)
    penetration = radius - distance
    if penetration <= 0.0 or steepness < EPSILON:
        return

    normal = slope / steepness
    position[p] = x + normal * penetration
    velocity[p] = bounce(velocity[p], normal, restitution, friction)
    touching[p] = 1
