# `not` of every integer type, of bool and of an array.
import warp as wp


@wp.kernel
def unot_rows(
    a: wp.int8,
    b: wp.uint8,
    c: wp.int16,
    d: wp.uint16,
    e: wp.int32,
    f: wp.uint32,
    g: wp.int64,
    h: wp.uint64,
    k: bool,
    x: wp.array(dtype=float),
    out: wp.array(dtype=wp.bool),
):
    out[0] = not a
    out[1] = not b
    out[2] = not c
    out[3] = not d
    out[4] = not e
    out[5] = not f
    out[6] = not g
    out[7] = not h
    out[8] = not k
    out[9] = not x
