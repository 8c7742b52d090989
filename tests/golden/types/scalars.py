# Every scalar type as a parameter and as an array element.
import warp as wp


@wp.kernel
def scalars(
    a: wp.int8,
    b: wp.uint8,
    c: wp.int16,
    d: wp.uint16,
    e: wp.int32,
    f: wp.uint32,
    g: wp.int64,
    h: wp.uint64,
    i: wp.float16,
    j: wp.float32,
    k: wp.float64,
    l: wp.bool,
    m: wp.array(dtype=wp.int8),
    n: wp.array(dtype=wp.uint64),
):
    m[0] = a
    n[0] = h
