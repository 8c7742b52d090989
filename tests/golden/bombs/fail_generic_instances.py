# weft: budget. Templates that call each other with ever new combinations of types.
from typing import Any

import warp as wp


@wp.func
def f0(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f1(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f1(int(a1), a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13)


@wp.func
def f1(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f2(a0, float(a0), a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13)


@wp.func
def f2(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f3(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f3(a0, a1, float(a0), a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13)


@wp.func
def f3(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f4(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f4(a0, a1, a2, float(a0), a4, a5, a6, a7, a8, a9, a10, a11, a12, a13)


@wp.func
def f4(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f5(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f5(a0, a1, a2, a3, float(a0), a5, a6, a7, a8, a9, a10, a11, a12, a13)


@wp.func
def f5(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f6(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f6(a0, a1, a2, a3, a4, float(a0), a6, a7, a8, a9, a10, a11, a12, a13)


@wp.func
def f6(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f7(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f7(a0, a1, a2, a3, a4, a5, float(a0), a7, a8, a9, a10, a11, a12, a13)


@wp.func
def f7(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f8(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f8(a0, a1, a2, a3, a4, a5, a6, float(a0), a8, a9, a10, a11, a12, a13)


@wp.func
def f8(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f9(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f9(a0, a1, a2, a3, a4, a5, a6, a7, float(a0), a9, a10, a11, a12, a13)


@wp.func
def f9(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f10(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f10(a0, a1, a2, a3, a4, a5, a6, a7, a8, float(a0), a10, a11, a12, a13)


@wp.func
def f10(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f11(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f11(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, float(a0), a11, a12, a13)


@wp.func
def f11(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f12(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f12(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, float(a0), a12, a13)


@wp.func
def f12(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return f13(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13) + f13(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, float(a0), a13)


@wp.func
def f13(a0: Any, a1: Any, a2: Any, a3: Any, a4: Any, a5: Any, a6: Any, a7: Any, a8: Any, a9: Any, a10: Any, a11: Any, a12: Any, a13: Any):
    return 1.0


@wp.kernel
def generic_instances(x: wp.array(dtype=float), n: wp.uint8):
    x[0] = f0(n, n, n, n, n, n, n, n, n, n, n, n, n, n)
