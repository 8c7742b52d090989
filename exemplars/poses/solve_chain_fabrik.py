# idea: inverse kinematics by FABRIK
# brief: Bend chains of joints so that their ends reach targets, with fixed bone lengths and limited bends.
# description: Every chain has its joints in the row `joints[chain]`, bone b between joint b and b + 1 with the length
#     `bone_length[b]`, and the target `targets[chain]`. If the target is farther from the base, joint 0, than all lengths
#     together (`chain_length`), the chain is stretched towards it by `stretch_towards`. Otherwise up to `MAX_ITERATIONS`
#     times, until the end is within `tolerance` of the target: `reach_backward` puts the end on the target and each joint
#     before it at its bone's length from the next; `reach_forward` puts the base back to its place and each joint after it at
#     the bone's length, with the direction limited by `limit_bend` to the angle `max_bend` from the bone before (the first
#     bone is free). `place_at` puts a point at a distance from another, towards where it was, or along +y if both are nearer
#     than `MIN_DISTANCE`. `joints` is updated in place; `end_error[chain]` is the remaining distance of the end from the
#     target and `iterations[chain]` the number of iterations, 0 for stretched chains and those already there.
# launch: n
# inputs:
#     joints[n, 6] = uniform(-1, 1)
#     bone_length[5] = uniform(0.2, 0.5)
#     targets[n] = uniform(-1.5, 1.5)
#     max_bend = uniform(0.8, 1.5)
#     tolerance = uniform(0.001, 0.01)
#     end_error[n] = zero
#     iterations[n] = zero
# fits:
#     parameter_per_element(max_bend)
#     parameter_per_group(max_bend: limb)
#     active_mask
#     indirect_thread
#     largest_output(end_error)
#     count_output(end_error)
#     flag_output(end_error)
import warp as wp

MAX_ITERATIONS = wp.constant(6)
MIN_DISTANCE = wp.constant(1.0e-6)


@wp.func
def place_at(anchor: wp.vec3, point: wp.vec3, distance: float) -> wp.vec3:
    """Point at a distance from the anchor, in the direction in which it was."""
    offset = point - anchor
    length = wp.length(offset)
    if length < MIN_DISTANCE:
        return anchor + wp.vec3(0.0, distance, 0.0)
    return anchor + offset * (distance / length)


@wp.func
def limit_bend(before: wp.vec3, direction: wp.vec3, max_bend: float) -> wp.vec3:
    """Unit direction at most `max_bend` away from the unit vector `before`, in the plane of both."""
    cosine = wp.dot(before, direction)
    if cosine >= wp.cos(max_bend):
        return direction
    across = direction - before * cosine
    length = wp.length(across)
    if length < MIN_DISTANCE:  # folded back on itself: no plane to turn in
        return before
    return before * wp.cos(max_bend) + across * (wp.sin(max_bend) / length)


@wp.func
def chain_length(bone_length: wp.array(dtype=float)) -> float:
    total = float(0.0)
    for b in range(bone_length.shape[0]):
        total += bone_length[b]
    return total


@wp.func
def stretch_towards(joints: wp.array2d(dtype=wp.vec3), chain: int, bone_length: wp.array(dtype=float), target: wp.vec3):
    base = joints[chain, 0]
    direction = wp.normalize(target - base)
    reach = float(0.0)
    for b in range(bone_length.shape[0]):
        reach += bone_length[b]
        joints[chain, b + 1] = base + direction * reach


@wp.func
def reach_backward(joints: wp.array2d(dtype=wp.vec3), chain: int, bone_length: wp.array(dtype=float), target: wp.vec3):
    bones = bone_length.shape[0]
    joints[chain, bones] = target
    for k in range(bones):
        b = bones - 1 - k
        joints[chain, b] = place_at(joints[chain, b + 1], joints[chain, b], bone_length[b])


@wp.func
def reach_forward(
    joints: wp.array2d(dtype=wp.vec3), chain: int, bone_length: wp.array(dtype=float), base: wp.vec3, max_bend: float
):
    joints[chain, 0] = base
    joints[chain, 1] = place_at(base, joints[chain, 1], bone_length[0])
    for b in range(1, bone_length.shape[0]):
        here = joints[chain, b]
        before = wp.normalize(here - joints[chain, b - 1])
        wanted = wp.normalize(place_at(here, joints[chain, b + 1], bone_length[b]) - here)
        joints[chain, b + 1] = here + limit_bend(before, wanted, max_bend) * bone_length[b]


@wp.kernel(enable_backward=False)
def solve_chain_fabrik(
    joints: wp.array2d(dtype=wp.vec3),
    bone_length: wp.array(dtype=float),
    targets: wp.array(dtype=wp.vec3),
    max_bend: float,
    tolerance: float,
    end_error: wp.array(dtype=float),
    iterations: wp.array(dtype=int),
):
    """Forward and backward reaching inverse kinematics. Launch: one thread per chain."""
    chain = wp.tid()
    last = bone_length.shape[0]
    base = joints[chain, 0]
    target = targets[chain]

    if wp.length(target - base) > chain_length(bone_length):
        stretch_towards(joints, chain, bone_length, target)
        end_error[chain] = wp.length(joints[chain, last] - target)
        iterations[chain] = 0
        return

    done = int(0)
    error = wp.length(joints[chain, last] - target)
    while error > tolerance and done < MAX_ITERATIONS:
        reach_backward(joints, chain, bone_length, target)
        reach_forward(joints, chain, bone_length, base, max_bend)
        error = wp.length(joints[chain, last] - target)
        done += 1

    end_error[chain] = error
    iterations[chain] = done
