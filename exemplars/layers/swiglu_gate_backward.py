# idea: hand-written backward pass of SwiGLU
# brief: Turn the gradient of a gated unit's output into the gradients of its gate and its linear half, recomputing the
#     activation.
# description: Launch over tokens and hidden units. The forward pass was silu(gate) * up, where the gate is `projected[token,
#     unit]` and the linear half `up` lies `width` columns behind it, `width` being the columns of `grad_output`. With s =
#     `sigmoid` of the gate the gradient of the gate is the incoming gradient times up times s (1 + gate (1 - s)), the one of the
#     linear half the incoming gradient times gate * s; they go to the same two places of `grad_projected`. The output of the
#     unit, recomputed, is stored in `activated` for the gradient of the next weight matrix. Tokens from `valid_tokens` on are
#     padding: their gradients and activations are zero.
# launch: n, 8
# inputs:
#     projected[n, 16] = uniform(-3, 3)
#     grad_output[n, 8] = uniform(-1, 1)
#     valid_tokens = ceil(n/2)
#     grad_projected[n, 16] = zero
#     activated[n, 8] = zero
import warp as wp


@wp.func
def sigmoid(x: float) -> float:
    # the exponent is never positive, so that it cannot overflow
    e = wp.exp(-wp.abs(x))
    if x >= 0.0:
        return 1.0 / (1.0 + e)
    return e / (1.0 + e)


@wp.kernel
def swiglu_gate_backward(
    projected: wp.array2d(dtype=float),
    grad_output: wp.array2d(dtype=float),
    valid_tokens: int,
    grad_projected: wp.array2d(dtype=float),
    activated: wp.array2d(dtype=float),
):
    token, unit = wp.tid()
    width = grad_output.shape[1]

    if token >= valid_tokens:
        grad_projected[token, unit] = 0.0
        grad_projected[token, unit + width] = 0.0
        activated[token, unit] = 0.0
        return

    gate = projected[token, unit]
    up = projected[token, unit + width]
    s = sigmoid(gate)
    silu = gate * s

    incoming = grad_output[token, unit]
    grad_projected[token, unit] = incoming * up * (s + silu * (1.0 - s))
    grad_projected[token, unit + width] = incoming * silu
    activated[token, unit] = silu * up
