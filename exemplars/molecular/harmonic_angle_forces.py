# idea: harmonic bond angles
# brief: Add the forces of harmonic angle terms to the three atoms of every angle.
# description: Launch in two dimensions: `replica` and `angle`; the topology is the same in all replicas. Atoms
#     `angle_atoms[angle]`: i, the vertex j, k; parameters `stiffness` and `rest_angle` at `angle_type[angle]`. With a = x_i
#     - x_j and b = x_k - x_j from `position[replica]`: angles with an arm shorter than `MIN_LENGTH`, or whose sine is below
#     `MIN_SINE` (straight or folded: no plane to bend in), add nothing. The angle is atan2(|a x b|, a . b). The torque is
#     `stiffness` (angle - rest). The force on i is torque * (n x a) / |a|^2 with the unit normal n along a x b; on k it is
#     torque * (b x n) / |b|^2; j gets minus their sum. Atomic additions to `force[replica]`.
# launch: n, 12
# inputs:
#     angle_atoms[12] = index(0, 10)
#     angle_type[12] = index(0, 5)
#     stiffness[5] = uniform(10, 50)
#     rest_angle[5] = uniform(1.5, 2.1)
#     position[n, 10] = uniform(-1, 1)
#     force[n, 10] = zero
import warp as wp

MIN_LENGTH = wp.constant(0.01)
MIN_SINE = wp.constant(0.02)


@wp.kernel
def harmonic_angle_forces(
    angle_atoms: wp.array(dtype=wp.vec3i),
    angle_type: wp.array(dtype=wp.int32),
    stiffness: wp.array(dtype=wp.float32),
    rest_angle: wp.array(dtype=wp.float32),
    position: wp.array2d(dtype=wp.vec3),
    force: wp.array2d(dtype=wp.vec3),
):
    replica, angle = wp.tid()
    i = angle_atoms[angle][0]
    j = angle_atoms[angle][1]
    k = angle_atoms[angle][2]
    a = position[replica, i] - position[replica, j]
    b = position[replica, k] - position[replica, j]
    length_a = wp.length(a)
    length_b = wp.length(b)
    if length_a < MIN_LENGTH or length_b < MIN_LENGTH:
        return

    normal = wp.cross(a, b)
    twice_area = wp.length(normal)
    if twice_area < MIN_SINE * length_a * length_b:
        return
    normal = normal / twice_area

    # atan2 instead of acos: exact near straight angles too
    kind = angle_type[angle]
    torque = stiffness[kind] * (wp.atan2(twice_area, wp.dot(a, b)) - rest_angle[kind])
    force_i = wp.cross(normal, a) * (torque / (length_a * length_a))
    force_k = wp.cross(b, normal) * (torque / (length_b * length_b))
    wp.atomic_add(force, replica, i, force_i)
    wp.atomic_add(force, replica, k, force_k)
    wp.atomic_sub(force, replica, j, force_i + force_k)
