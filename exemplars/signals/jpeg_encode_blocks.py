# idea: transform coding of image blocks as in JPEG
# brief: Transform, quantize and scan the 8 x 8 blocks of a gray image as JPEG does, and count the bits of their alternating coefficients.
# description: Thread `(i, j)` handles the block whose upper left pixel is `image[8 * i, 8 * j]`. `load_row` returns a
#     row of pixels less 128. `dct8` is the one-dimensional cosine transform of Arai, Agui and Nakajima, without its
#     final scaling; it is applied to the rows and then to the columns. A coefficient in row `v` and column `u` is
#     divided by `8 * SCALE[u] * SCALE[v]`, which completes the transform, and by `quantization[v, u]`, and rounded to
#     the nearest integer, halves to even (`quantize`). `coefficients[i, j, k]` are the quantized ones in the order of
#     `zigzag`, whose entry `k` is 8 times the row plus the column. From `k = 1` on they are coded by runs: every
#     nonzero one is preceded by the number of zeros before it; for runs above 15, each 16 zeros are one code `LONG_RUN`
#     of no extra bits; trailing zeros are one code `END_OF_BLOCK`. A code is 16 times the run plus the `category` of
#     the value, the number of bits of its amount, at most `MAX_CATEGORY`; it costs `code_length` of the code and the
#     category's extra bits. `ac_bits[i, j]` is the sum. `code_count` of every code is counted up atomically, for an
#     optimal Huffman table.
# launch: n, 4
# inputs:
#     image[8*n, 32] = index(0, 256)
#     quantization[8, 8] = index(10, 120)
#     zigzag[64] = permutation
#     code_length[256] = index(2, 17)
#     coefficients[n, 4, 64] = zero
#     ac_bits[n, 4] = zero
#     code_count[256] = zero
# fits:
#     total_output(ac_bits)
import warp as wp

vec8 = wp.types.vector(length=8, dtype=float)
mat88 = wp.types.matrix(shape=(8, 8), dtype=float)

LEVEL_SHIFT = wp.constant(128.0)
END_OF_BLOCK = wp.constant(0x00)
LONG_RUN = wp.constant(0xF0)
MAX_CATEGORY = wp.constant(10)

# cos(k pi / 16) sqrt(2), and 1 for the mean
SCALE = wp.constant(
    vec8(1.0, 1.3870398453, 1.3065629649, 1.1758756024, 1.0, 0.7856949583, 0.5411961001, 0.2758993792)
)
COS_4 = wp.constant(0.7071067812)  # cos(4 pi / 16)
SIN_2 = wp.constant(0.3826834324)  # sin(2 pi / 16)
DIFF_26 = wp.constant(0.5411961001)  # cos(2 pi / 16) - cos(6 pi / 16)
SUM_26 = wp.constant(1.3065629649)  # cos(2 pi / 16) + cos(6 pi / 16)


@wp.func
def dct8(x: vec8) -> vec8:
    """Cosine transform of eight samples with five multiplications, up to a factor per frequency."""
    sum07 = x[0] + x[7]
    sum16 = x[1] + x[6]
    sum25 = x[2] + x[5]
    sum34 = x[3] + x[4]
    diff07 = x[0] - x[7]
    diff16 = x[1] - x[6]
    diff25 = x[2] - x[5]
    diff34 = x[3] - x[4]

    # even frequencies
    outer_sum = sum07 + sum34
    outer_diff = sum07 - sum34
    inner_sum = sum16 + sum25
    inner_diff = sum16 - sum25
    even_turn = (inner_diff + outer_diff) * COS_4

    # odd frequencies
    low = diff34 + diff25
    middle = (diff25 + diff16) * COS_4
    high = diff16 + diff07
    shared = (low - high) * SIN_2
    low_turn = DIFF_26 * low + shared
    high_turn = SUM_26 * high + shared
    plus = diff07 + middle
    minus = diff07 - middle

    return vec8(
        outer_sum + inner_sum,
        plus + high_turn,
        outer_diff + even_turn,
        minus - low_turn,
        outer_sum - inner_sum,
        minus + low_turn,
        outer_diff - even_turn,
        plus - high_turn,
    )


@wp.func
def load_row(image: wp.array2d(dtype=wp.uint8), row: int, column: int) -> vec8:
    result = vec8()
    for k in range(8):
        result[k] = float(image[row, column + k]) - LEVEL_SHIFT
    return result


@wp.func
def quantize(coefficient: float, u: int, v: int, step: int) -> int:
    exact = coefficient / (8.0 * SCALE[u] * SCALE[v])
    return int(wp.rint(exact / float(step)))


@wp.func
def category(value: int) -> int:
    """Number of bits of the amount of a coefficient."""
    rest = wp.abs(value)
    bits = int(0)
    while rest > 0 and bits < MAX_CATEGORY:
        rest = rest >> 1
        bits += 1
    return bits


@wp.func
def emit(code: int, code_length: wp.array(dtype=int), code_count: wp.array(dtype=int)) -> int:
    """Counts a code and returns its length."""
    wp.atomic_add(code_count, code, 1)
    return code_length[code]


@wp.kernel(enable_backward=False)
def jpeg_encode_blocks(
    image: wp.array2d(dtype=wp.uint8),
    quantization: wp.array2d(dtype=int),
    zigzag: wp.array(dtype=int),
    code_length: wp.array(dtype=int),
    coefficients: wp.array3d(dtype=wp.int16),
    ac_bits: wp.array2d(dtype=int),
    code_count: wp.array(dtype=int),
):
    """First pass of a two-pass encoder. Launch: one thread per block.

    Args:
        zigzag: order of the scan, as 8 * row + column
        code_length: bits of the Huffman codes, by 16 * run + category
        coefficients: quantized coefficients of the blocks in scan order
        ac_bits: bits of all but the first coefficient
        code_count: how often each code occurs in the image
    """
    i, j = wp.tid()

    work = mat88()
    for v in range(8):
        work[v] = dct8(load_row(image, 8 * i + v, 8 * j))
    work = wp.transpose(work)
    for u in range(8):
        work[u] = dct8(work[u])  # rows of the transposed matrix: horizontal frequency u

    bits = int(0)
    run = int(0)
    for k in range(zigzag.shape[0]):
        row = zigzag[k] // 8
        column = zigzag[k] % 8
        value = quantize(work[column, row], column, row, quantization[row, column])
        coefficients[i, j, k] = wp.int16(value)
        if k > 0:  # the first one is coded as a difference to the block before, later
            if value == 0:
                run += 1
            else:
                while run > 15:
                    bits += emit(LONG_RUN, code_length, code_count)
                    run -= 16
                size = category(value)
                bits += emit(16 * run + size, code_length, code_count) + size
                run = 0

    if run > 0:
        bits += emit(END_OF_BLOCK, code_length, code_count)
    ac_bits[i, j] = bits
