# idea: FIR filter of seismic traces
# brief: Filter recorded traces with a short symmetric impulse response, a stretch of samples per thread block.
# description: Launch over traces and stretches. Block (`trace`, `stretch`) makes `SAMPLES` samples of `filtered[trace]` from
#     `stretch * SAMPLES` on. It loads the `WINDOW` samples it needs, `HALO` more than it makes, from `padded[trace]` into
#     shared memory once: the trace there begins with `HALF` samples of padding, so sample s of the output is in the middle of
#     the taps that start at s. `response` holds the taps 0 to `HALF` of the symmetric response, the middle one last. Each of
#     the `HALF` pairs of taps at the same distance from the middle is added before it is multiplied, and the middle one is
#     multiplied alone. Results whose magnitude exceeds `clip_level` are limited to it by `limit`.
# launch: n, 3, block(64)
# inputs:
#     padded[n, 104] = uniform(-2, 2)
#     response[5] = uniform(-0.3, 0.6)
#     clip_level = 1.0
#     filtered[n, 96] = zero
import warp as wp

SAMPLES = 32
HALF = 4
HALO = 2 * HALF
WINDOW = SAMPLES + HALO


@wp.func
def limit(sample: float, level: float) -> float:
    return wp.clamp(sample, -level, level)


@wp.kernel
def filter_seismic_traces_fir(
    padded: wp.array2d(dtype=float),
    response: wp.array(dtype=float),
    clip_level: float,
    filtered: wp.array2d(dtype=float),
):
    """Linear-phase filter. Launch tiled: traces x stretches of samples."""
    trace, stretch = wp.tid()
    first = stretch * SAMPLES

    # neighbouring outputs share all but one of their samples, so global memory is read once
    window = wp.tile_load(padded[trace], shape=WINDOW, offset=first, storage="shared")
    middle = wp.tile_view(window, offset=(HALF,), shape=(SAMPLES,))
    total = middle * response[HALF]
    for tap in range(HALF):
        # a symmetric response needs one product for two samples
        left = wp.tile_view(window, offset=(tap,), shape=(SAMPLES,))
        right = wp.tile_view(window, offset=(HALO - tap,), shape=(SAMPLES,))
        total += (left + right) * response[tap]

    wp.tile_store(filtered[trace], wp.tile_map(limit, total, clip_level), offset=first)
