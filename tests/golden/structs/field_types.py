# Which field types take part in +=: arrays, bool and small integers do not.
import warp as wp


@wp.struct
class Everything:
    a: wp.int8
    b: wp.uint16
    c: wp.bool
    d: wp.float16
    e: wp.bfloat16
    f: wp.float64
    g: wp.vec3
    h: wp.mat22
    i: wp.quat
    j: wp.transform
    k: wp.array(dtype=float)
    l: wp.uint64
    m: wp.vec3ub


@wp.kernel
def field_types(s: Everything, out: wp.array(dtype=wp.float64)):
    out[0] = s.f
