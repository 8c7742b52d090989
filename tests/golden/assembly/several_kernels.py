# Kernels are printed in the order of their hashes.
import warp as wp


@wp.kernel
def alpha(x: wp.array(dtype=float)):
    x[0] = 1.0


@wp.kernel
def beta(x: wp.array(dtype=float)):
    x[0] = 2.0


@wp.kernel
def gamma(x: wp.array(dtype=float)):
    x[0] = 3.0


@wp.kernel
def delta(x: wp.array(dtype=float)):
    x[0] = 4.0
