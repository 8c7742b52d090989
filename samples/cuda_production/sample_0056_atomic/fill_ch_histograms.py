from typing import Any

import warp as wp

BINS = wp.constant(32)


@wp.struct
class Element:
    low: wp.float32
    high: wp.float32


@wp.func
def bin_of(val: Any, low: Any, high: Any) -> wp.int32:
    if low > val:
        return 0
    if high <= val:
        return BINS + 1
    scaled = (val - low) / (high - low) * type(val)(BINS)
    return 1 + wp.min(int(scaled), BINS - 1)  # just below the upper edge the quotient may round to 1


@wp.kernel
def fill_ch_histograms(
    samples: wp.array3d[wp.float32],
    flags: wp.array[wp.int32],
    wts: wp.array2d[wp.float32],
    hist: wp.array3d[wp.float32],
    hist_sq: wp.array3d[wp.float32],
    rejected: wp.array2d[wp.int32],
    elems: wp.array2d[Element],
    cnt: wp.int32,
):
    env, sample_idx, ch_idx = wp.tid()
    if sample_idx < cnt:
        if flags[sample_idx] != 0:
            wp.atomic_add(rejected, env, ch_idx, 1)
            return

        wt = wts[env, sample_idx]
        target = bin_of(
            samples[env, sample_idx, ch_idx],
            elems[env, ch_idx].low,
            elems[env, ch_idx].high,
        )
        wp.atomic_add(hist, env, ch_idx, target, wt)
        wp.atomic_add(hist_sq, env, ch_idx, target, wt * wt)
