# idea: dual quaternion skinning
# brief: Deform vertices and normals of a mesh by blending the dual quaternions of up to four bones.
# description: A `DualQuat` has a `real` and a `dual` part. `from_pose` makes one of a transform: the rotation, and half the
#     product of the translation as a pure quaternion with the rotation. For every vertex, blend those of the bones
#     `bone_index[vertex]` with `bone_weight[vertex]`, slots with a negative bone or a weight at most 0 left out; a bone whose
#     rotation has a negative dot product with that of the first bone used counts with the opposite sign, so that blends take
#     the shorter way. `bone_poses` maps the rest pose to the current one. Without any bone, or if the real part of the blend
#     is shorter than `MIN_NORM`, the vertex stays: `skinned_positions` and `skinned_normals` are `rest_positions` and
#     `rest_normals`. Otherwise both parts are divided by that length; the motion rotates by the real part, and its
#     translation, `translation_of`, is twice the vector part of dual times the conjugate of real. Position: rotated plus
#     translation; normal: rotated.
# launch: n
# inputs:
#     rest_positions[n] = uniform(-1, 1)
#     rest_normals[n] = unit
#     bone_index[n] = index(-1, 24)
#     bone_weight[n] = uniform(-0.1, 1)
#     bone_poses[24] = rigid(-1, 1)
#     skinned_positions[n] = zero
#     skinned_normals[n] = zero
# fits:
#     difference_output(skinned_positions)
import warp as wp

MIN_NORM = wp.constant(1.0e-3)


@wp.struct
class DualQuat:
    real: wp.quat
    dual: wp.quat


@wp.func
def from_pose(pose: wp.transform) -> DualQuat:
    """Dual quaternion of a rigid motion."""
    p = wp.transform_get_translation(pose)
    q = wp.transform_get_rotation(pose)
    result = DualQuat()
    result.real = q
    result.dual = (wp.quat(p[0], p[1], p[2], 0.0) * q) * 0.5
    return result


@wp.func
def add_scaled(total: DualQuat, part: DualQuat, weight: float) -> DualQuat:
    result = DualQuat()
    result.real = total.real + part.real * weight
    result.dual = total.dual + part.dual * weight
    return result


@wp.func
def translation_of(motion: DualQuat) -> wp.vec3:
    """Translation of a unit dual quaternion."""
    t = motion.dual * wp.quat_inverse(motion.real)
    return wp.vec3(t[0], t[1], t[2]) * 2.0


@wp.func
def blend_bones(bones: wp.vec4i, weights: wp.vec4, bone_poses: wp.array(dtype=wp.transform)) -> DualQuat:
    """Weighted sum of the bones' motions on one side of the sphere, not normalised."""
    total = DualQuat()
    total.real = wp.quat(0.0, 0.0, 0.0, 0.0)
    total.dual = wp.quat(0.0, 0.0, 0.0, 0.0)
    pivot = wp.quat(0.0, 0.0, 0.0, 0.0)
    for slot in range(4):
        bone = bones[slot]
        weight = weights[slot]
        if bone >= 0 and weight > 0.0:
            motion = from_pose(bone_poses[bone])
            if wp.dot(pivot, pivot) == 0.0:
                pivot = motion.real
            if wp.dot(pivot, motion.real) < 0.0:
                total = add_scaled(total, motion, -weight)
            else:
                total = add_scaled(total, motion, weight)
    return total


@wp.kernel
def skin_vertices_dual_quaternion(
    rest_positions: wp.array(dtype=wp.vec3),
    rest_normals: wp.array(dtype=wp.vec3),
    bone_index: wp.array(dtype=wp.vec4i),
    bone_weight: wp.array(dtype=wp.vec4),
    bone_poses: wp.array(dtype=wp.transform),
    skinned_positions: wp.array(dtype=wp.vec3),
    skinned_normals: wp.array(dtype=wp.vec3),
):
    """Skinning that keeps the volume at twisted joints, after Kavan et al. Launch: one thread per vertex."""
    vertex = wp.tid()
    position = rest_positions[vertex]
    normal = rest_normals[vertex]

    blended = blend_bones(bone_index[vertex], bone_weight[vertex], bone_poses)
    norm = wp.length(blended.real)
    if norm < MIN_NORM:
        skinned_positions[vertex] = position
        skinned_normals[vertex] = normal
        return

    # bring the blend back to a rigid motion
    motion = DualQuat()
    motion.real = blended.real / norm
    motion.dual = blended.dual / norm
    skinned_positions[vertex] = wp.quat_rotate(motion.real, position) + translation_of(motion)
    skinned_normals[vertex] = wp.quat_rotate(motion.real, normal)
