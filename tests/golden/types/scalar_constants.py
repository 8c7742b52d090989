# Literals of Warp's scalar types carry their suffix.
import warp as wp

U8 = wp.uint8(255)
U32 = wp.uint32(7)
I64 = wp.int64(-8)
U64 = wp.uint64(9)
F32 = wp.float32(1.5)
F64 = wp.float64(2.5)
F32_FROM_INT = wp.float32(1)


@wp.kernel
def scalar_constants():
    a = U8
    b = U32
    c = I64
    d = U64
    e = F32
    f = F64
    g = F32_FROM_INT
