# A struct as result, mutated before it is returned.
import warp as wp


@wp.struct
class Hit:
    t: float
    normal: wp.vec3


@wp.func
def cast(o: wp.vec3, d: wp.vec3):
    h = Hit()
    h.t = wp.dot(o, d)
    h.normal = wp.normalize(d)
    return h


@wp.kernel
def struct_result(o: wp.array(dtype=wp.vec3), hits: wp.array(dtype=Hit)):
    i = wp.tid()
    hits[i] = cast(o[i], o[0])
