# A function without arguments.
import warp as wp


@wp.func
def answer():
    return 42


@wp.kernel
def no_arguments(out: wp.array(dtype=int)):
    out[0] = answer()
