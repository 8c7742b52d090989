# Closures win over globals; each kernel has its own values.
import warp as wp

width = 100


def make(width, name):
    @wp.kernel(name=name)
    def closure(x: wp.array(dtype=float)):
        i = wp.tid()
        x[i] = x[i] + float(wp.static(width * 2))

    return closure


narrow = make(1, "narrow")
wide = make(8, "wide")
