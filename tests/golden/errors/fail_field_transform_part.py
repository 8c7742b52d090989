# warp: refuses. The translation of a transform field assigned.
import warp as wp


@wp.struct
class Pose:
    t: wp.transform


@wp.kernel
def field_transform_part(p: Pose):
    p.t.p = wp.vec3(1.0)
