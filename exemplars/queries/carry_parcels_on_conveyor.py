# idea: friction of a moving surface
# brief: Drag parcels along with the moving conveyor mesh below them, and lift those that have sunk into it.
# description: One thread per parcel `p`. The nearest point of `conveyor` to the bottom of the parcel, `half_height[p]` below
#     `position[p]` along y, is looked for within `reach`, without a sign. Without one the parcel falls: `velocity[p]` gets
#     `gravity` times `dt`, and `carrier[p]` is -1. Otherwise the belt's velocity there is interpolated over the face, and
#     `carrier[p]` is the face's corner nearest to the point, from `nearest_corner`, the vertex by which the controller reads
#     the belt's section. The parcel's velocity moves towards the belt's by at most `grip` times `dt`, and entirely if the
#     difference is smaller. The height is corrected so that the bottom is not below the surface. Finally all parcels move by
#     their velocity times `dt`.
# launch: n
# inputs:
#     conveyor = handle(mesh)
#     half_height[n] = uniform(0.05, 0.2)
#     reach = 0.5
#     gravity = constant(-3)
#     grip = 5
#     dt = 0.02
#     position[n] = uniform(-1.5, 1.5)
#     velocity[n] = uniform(-0.3, 0.3)
#     carrier[n] = zero
import warp as wp


@wp.func
def nearest_corner(mesh: wp.uint64, face: int, x: wp.vec3) -> int:
    """Vertex of a face that is nearest to a point."""
    best = wp.mesh_get_index(mesh, face * 3)
    least = wp.length_sq(wp.mesh_get_point(mesh, face * 3) - x)
    for corner in range(1, 3):
        d = wp.length_sq(wp.mesh_get_point(mesh, face * 3 + corner) - x)
        if d < least:
            least = d
            best = wp.mesh_get_index(mesh, face * 3 + corner)
    return best


@wp.func
def approach(v: wp.vec3, goal: wp.vec3, limit: float) -> wp.vec3:
    gap = goal - v
    size = wp.length(gap)
    if size <= limit:
        return goal
    return v + gap * (limit / size)


@wp.kernel(enable_backward=False)
def carry_parcels_on_conveyor(
    conveyor: wp.uint64,
    half_height: wp.array(dtype=float),
    reach: float,
    gravity: wp.vec3,
    grip: float,
    dt: float,
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    carrier: wp.array(dtype=int),
):
    """Launch: one thread per parcel."""
    p = wp.tid()
    x = position[p]
    v = velocity[p]
    bottom = x - wp.vec3(0.0, half_height[p], 0.0)

    query = wp.mesh_query_point_no_sign(conveyor, bottom, reach)
    if query.result:
        # dry friction: a limit on the change of speed, not a share of the difference
        belt = wp.mesh_eval_velocity(conveyor, query.face, query.u, query.v)
        v = approach(v, belt, grip * dt)
        surface = wp.mesh_eval_position(conveyor, query.face, query.u, query.v)
        x = x + wp.vec3(0.0, wp.max(surface[1] - bottom[1], 0.0), 0.0)
        carrier[p] = nearest_corner(conveyor, query.face, surface)
    else:
        v = v + gravity * dt
        carrier[p] = -1

    velocity[p] = v
    position[p] = x + v * dt
