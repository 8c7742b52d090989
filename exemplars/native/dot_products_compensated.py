# idea: compensated dot products of rows
# brief: Compute dot products of rows as if in twice the precision, with error-free sums and products.
# description: `rounded_product`, `product_error` and `sum_error` are C++ that the compiler must not simplify: the first
#     gives a product in single precision through a volatile variable, so that it is not fused with the sum behind it,
#     the second its rounding error by computing it once more in double precision, the third the rounding error of a sum
#     by Knuth's two-sum, of which every step goes through a volatile variable. For row `r` the kernel goes along the
#     `columns` of `a[r, k]` and `b[r, k]`, sums the products in `total` and their errors together with those of the sum
#     in `correction`. `result[r]` is the total plus the correction, and `lost[r]` the size of the correction, which is
#     about what a plain sum would have lost.
# launch: n
# inputs:
#     a[n, 24] = uniform(-100, 100)
#     b[n, 24] = uniform(-100, 100)
#     columns = 24
#     result[n] = zero
#     lost[n] = zero
# fits:
#     indirect_thread
#     batch_dimension
#     largest_output(lost)
import warp as wp

PRODUCT = """
    volatile float p = x * y;
    return p;
"""

PRODUCT_ERROR = """
    return (float)((double)x * (double)y - (double)(x * y));
"""

SUM_ERROR = """
    volatile float s = x + y;
    volatile float back = s - x;
    volatile float rest = s - back;
    volatile float low = x - rest;
    volatile float high = y - back;
    return low + high;
"""


@wp.func_native(PRODUCT)
def rounded_product(x: float, y: float) -> float: ...


@wp.func_native(PRODUCT_ERROR)
def product_error(x: float, y: float) -> float: ...


@wp.func_native(SUM_ERROR)
def sum_error(x: float, y: float) -> float: ...


@wp.kernel(enable_backward=False)
def dot_products_compensated(
    a: wp.array2d(dtype=float),
    b: wp.array2d(dtype=float),
    columns: int,
    result: wp.array(dtype=float),
    lost: wp.array(dtype=float),
):
    r = wp.tid()
    total = float(0.0)
    correction = float(0.0)
    for k in range(columns):
        x = a[r, k]
        y = b[r, k]
        product = rounded_product(x, y)
        correction += product_error(x, y) + sum_error(total, product)
        total += product
    result[r] = total + correction
    lost[r] = wp.abs(correction)
