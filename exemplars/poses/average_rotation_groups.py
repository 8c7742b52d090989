# idea: weighted average of quaternions
# brief: Average groups of weighted rotations as the dominant eigenvector of their outer products.
# description: Every group consists of the samples `members[k]` for k from `group_start[group]` to `group_start[group + 1]`.
#     Sum the outer product of each sample's quaternion in `rotations` with itself, times its `weights`; the sign of a
#     quaternion then does not matter. If the weights add up to less than `MIN_WEIGHT`, `mean[group]` is the identity and
#     `spread[group]` 0. Otherwise start power iteration with the first member of the group, do `ITERATIONS` steps, and write
#     the unit eigenvector as a quaternion to `mean[group]`. `spread[group]` is 1 - eigenvalue / weight, 0 if all rotations
#     agree. The iteration ends early if an image is shorter than `MIN_WEIGHT`.
# launch: n
# inputs:
#     group_start[n+1] = offsets(0, 5*n)
#     members[5*n] = index(0, 2*n)
#     rotations[2*n] = unit
#     weights[2*n] = uniform(0, 1)
#     mean[n] = zero
#     spread[n] = zero
# fits:
#     largest_output(spread)
#     count_output(spread)
#     flag_output(spread)
import warp as wp

ITERATIONS = wp.constant(20)
MIN_WEIGHT = wp.constant(1.0e-6)


@wp.func
def as_vector(q: wp.quat) -> wp.vec4:
    return wp.vec4(q[0], q[1], q[2], q[3])


@wp.kernel
def average_rotation_groups(group_start: wp.array(dtype=int), members: wp.array(dtype=int), rotations: wp.array(dtype=wp.quat),
                            weights: wp.array(dtype=float), mean: wp.array(dtype=wp.quat), spread: wp.array(dtype=float)):
    """Maximum likelihood mean of Markley et al. Launch: one thread per group."""
    group = wp.tid()
    begin = group_start[group]
    end = group_start[group + 1]

    moment = wp.mat44()
    weight_sum = float(0.0)
    for k in range(begin, end):
        member = members[k]
        q = as_vector(rotations[member])
        moment += wp.outer(q, q) * weights[member]
        weight_sum += weights[member]

    if weight_sum < MIN_WEIGHT:
        mean[group] = wp.quat_identity()
        spread[group] = 0.0
        return

    direction = as_vector(rotations[members[begin]])
    for _iteration in range(ITERATIONS):
        image = moment * direction
        length = wp.length(image)
        if length < MIN_WEIGHT:
            break
        direction = image / length

    mean[group] = wp.quat(direction[0], direction[1], direction[2], direction[3])
    spread[group] = 1.0 - wp.dot(direction, moment * direction) / weight_sum
