# Kernels that the class makes without a decorator, with names and options of their own, from a factory that keeps them.
import warp as wp

kept = {}


def plain(x: wp.array(dtype=float)):
    x[0] = 1.0


def made(function, suffix, **options):
    key = function.__name__ + "_" + suffix
    if key not in kept:
        kept[key] = wp.Kernel(func=function, key=key, options=options)
    return kept[key]


def scaled(dtype):
    def scale(x: wp.array(dtype=dtype), by: dtype):
        i = wp.tid()
        x[i] = x[i] * by

    return made(scale, dtype.__name__, enable_backward=dtype is wp.float32)


@wp.kernel
def decorated(x: wp.array(dtype=float)):
    x[0] = 2.0


@wp.Kernel
def by_class(x: wp.array(dtype=float)):
    x[0] = 3.0


by_position = wp.Kernel(plain, "renamed", None, {"grid_stride": False})
scales = [scaled(dtype) for dtype in (wp.float32, wp.float64, wp.int32, wp.float32)]
elsewhere = wp.Kernel(plain, module=wp.get_module("kernel_class_other"))
