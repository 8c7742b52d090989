# idea: one stage of a Stockham FFT
# brief: Do the butterflies of one radix-2 stage of a self-sorting FFT for a batch of signals.
# description: Thread `(signal, k)` does the butterfly `k` of `source.shape[1] / 2`, complex numbers as vec2. With the
#     length `span` of the finished sub-transforms (a power of two), the place in a sub-transform is `p = k % span`. The
#     inputs are `source[signal, k]` and `source[signal, k + half]`, where `half` is the number of butterflies; the second
#     one is multiplied by the factor `twiddle[p * (half / span)]`, conjugated for `inverse` not zero. Sum and difference go
#     to `destination` at `2 * k - p` and at `span` further on.
# launch: n, 8
# inputs:
#     source[n, 16] = uniform(-1, 1)
#     twiddle[8] = unit
#     span = 4
#     inverse = index(0, 2)
#     destination[n, 16] = zero
from typing import Any

import warp as wp


@wp.func
def complex_mul(a: Any, b: Any):
    return type(a)(a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0])


@wp.kernel
def stockham_fft_stage(
    source: wp.array2d(dtype=wp.vec2),
    twiddle: wp.array(dtype=wp.vec2),
    span: int,
    inverse: int,
    destination: wp.array2d(dtype=wp.vec2),
):
    """Radix 2, out of place, no bit reversal. Launch: signals x half their length; `span` doubles from stage to stage."""
    signal, k = wp.tid()
    half = source.shape[1] // 2
    p = k % span

    factor = twiddle[p * (half // span)]
    if inverse != 0:
        factor = wp.vec2(factor[0], -factor[1])

    a = source[signal, k]
    b = complex_mul(factor, source[signal, k + half])
    destination[signal, 2 * k - p] = a + b
    destination[signal, 2 * k - p + span] = a - b
