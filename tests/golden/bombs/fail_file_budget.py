# weft: budget. Modules of their own, each with all of one long function.
import warp as wp


@wp.func
def long(x: float) -> float:
    y = float(x)
    for a in range(16):
        for b in range(16):
            for c in range(16):
                for d in range(4):
                    y = y * x + float(d)
    return y


def make(n: int):
    @wp.kernel(module="unique")
    def k(a: wp.array(dtype=float)):
        a[0] = long(a[0]) + float(n)

    return k


kernels = [make(n) for n in range(20)]
