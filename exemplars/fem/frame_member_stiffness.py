# idea: stiffness of plane frame members
# brief: Compute the global stiffness matrices of plane frame members with shear-flexible sections and hinged ends.
# description: Member `m` joins the joints `ends[m]` at `joint_position`. Its section `sections[section_id[m]]` has
#     `axial` (EA), `bending` (EI) and `shear` (kGA). `local_stiffness` builds the 6 x 6 Timoshenko matrix in member
#     axes (u, v, rotation at both ends) with `phi = 12 * bending / (shear * length^2)`. `release_rotation` condenses
#     out the rotation at an end where it is free: every entry loses the product of its row's and column's entry with
#     the rotation over the diagonal one; where the diagonal one is below `MIN_STIFFNESS` the matrix stays as it is.
#     `hinges[m]` has bit 0 for the first end, bit 1 for the second. `stiffness[m]` is the matrix turned into global
#     axes, the transposed rotation times `k` times the rotation (`member_rotation`). Members shorter than `MIN_LENGTH`
#     get zero.
# launch: n
# inputs:
#     ends[n] = index(0, 2*n)
#     section_id[n] = index(0, 5)
#     sections.axial[5] = uniform(10, 20)
#     sections.bending[5] = uniform(1, 4)
#     sections.shear[5] = uniform(5, 10)
#     hinges[n] = index(0, 4)
#     joint_position[2*n] = uniform(-5, 5)
#     stiffness[n] = zero
# fits:
#     indirect_thread
import warp as wp

mat66 = wp.types.matrix(shape=(6, 6), dtype=float)

MIN_LENGTH = wp.constant(0.5)
MIN_STIFFNESS = wp.constant(1.0e-4)


@wp.struct
class Section:
    axial: float
    bending: float
    shear: float


@wp.func
def local_stiffness(section: Section, length: float) -> mat66:
    """Timoshenko beam in its own axes; for shear stiffness without limit it is the one of Euler and Bernoulli."""
    phi = 12.0 * section.bending / (section.shear * length * length)
    axial = section.axial / length
    lateral = 12.0 * section.bending / (length * length * length * (1.0 + phi))
    couple = 0.5 * lateral * length
    near = (4.0 + phi) * section.bending / (length * (1.0 + phi))
    far = (2.0 - phi) * section.bending / (length * (1.0 + phi))
    return mat66(
        axial, 0.0, 0.0, -axial, 0.0, 0.0,
        0.0, lateral, couple, 0.0, -lateral, couple,
        0.0, couple, near, 0.0, -couple, far,
        -axial, 0.0, 0.0, axial, 0.0, 0.0,
        0.0, -lateral, -couple, 0.0, lateral, -couple,
        0.0, couple, far, 0.0, -couple, near,
    )


@wp.func
def release_rotation(k: mat66, r: int) -> mat66:
    """Static condensation of one unknown."""
    if k[r, r] < MIN_STIFFNESS:  # no stiffness to condense
        return k
    row = k[r]
    return k - wp.outer(row, row) / k[r, r]  # k is symmetric


@wp.func
def member_rotation(c: float, s: float) -> mat66:
    return mat66(
        c, s, 0.0, 0.0, 0.0, 0.0,
        -s, c, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 1.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, c, s, 0.0,
        0.0, 0.0, 0.0, -s, c, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
    )


@wp.kernel
def frame_member_stiffness(
    ends: wp.array(dtype=wp.vec2i),
    section_id: wp.array(dtype=int),
    sections: wp.array(dtype=Section),
    hinges: wp.array(dtype=int),
    joint_position: wp.array(dtype=wp.vec2),
    stiffness: wp.array(dtype=mat66),
):
    m = wp.tid()
    axis = joint_position[ends[m][1]] - joint_position[ends[m][0]]
    length = wp.length(axis)
    if length < MIN_LENGTH:
        stiffness[m] = mat66(0.0)
        return

    k = local_stiffness(sections[section_id[m]], length)
    if (hinges[m] & 1) != 0:
        k = release_rotation(k, 2)
    if (hinges[m] & 2) != 0:
        k = release_rotation(k, 5)

    turn = member_rotation(axis[0] / length, axis[1] / length)
    stiffness[m] = wp.transpose(turn) * k * turn
