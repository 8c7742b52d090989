"""Sums, extremes and histograms with atomic operations."""

import warp as wp

BINS = 32


@wp.kernel
def summary(x: wp.array(dtype=float), total: wp.array(dtype=float), extremes: wp.array(dtype=float)):
    i = wp.tid()
    value = x[i]
    wp.atomic_add(total, 0, value)
    wp.atomic_add(total, 1, value * value)
    wp.atomic_min(extremes, 0, value)
    wp.atomic_max(extremes, 1, value)


@wp.kernel
def histogram(x: wp.array(dtype=float), low: float, high: float, counts: wp.array(dtype=wp.int32)):
    i = wp.tid()
    scaled = (x[i] - low) / (high - low) * float(BINS)
    bin = wp.clamp(int(wp.floor(scaled)), 0, BINS - 1)
    wp.atomic_add(counts, bin, 1)


@wp.kernel
def strided_sum(x: wp.array(dtype=float), stride: int, partial: wp.array(dtype=float)):
    i = wp.tid()
    total = float(0.0)
    for k in range(i, x.shape[0], stride):
        total += x[k]
    partial[i] = total
