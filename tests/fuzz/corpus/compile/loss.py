"""A small network and its loss, written for its gradient: unrolled loops, sums over weights, activations."""

import math

import warp as wp

INPUTS = 4
HIDDEN = 8
GELU = wp.constant(math.sqrt(2.0 / math.pi))


@wp.func
def gelu(x: float) -> float:
    return 0.5 * x * (1.0 + wp.tanh(GELU * (x + 0.044715 * x * x * x)))


@wp.kernel
def squared_error(
    x: wp.array2d(dtype=float),
    w1: wp.array2d(dtype=float),
    b1: wp.array(dtype=float),
    w2: wp.array(dtype=float),
    target: wp.array(dtype=float),
    loss: wp.array(dtype=float),
):
    row = wp.tid()
    prediction = float(0.0)
    for h in range(HIDDEN):
        z = b1[h]
        for k in range(INPUTS):
            z += w1[h, k] * x[row, k]
        prediction += w2[h] * gelu(z)
    error = prediction - target[row]
    wp.atomic_add(loss, 0, error * error)


@wp.kernel
def sgd(weights: wp.array(dtype=float), gradient: wp.array(dtype=float), rate: float):
    i = wp.tid()
    weights[i] -= rate * gradient[i]
