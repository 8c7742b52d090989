import warp as wp


@wp.func
def sigmoid(x: wp.float64) -> wp.float64:
    # the exponent is never positive, so that it cannot overflow
    e = wp.exp(-wp.abs(x))
    if x >= wp.float64(0.0):
        return wp.float64(1.0) / (wp.float64(1.0) + e)
    return e / (wp.float64(1.0) + e)


@wp.kernel
def swiglu_gate_backward_fp64(projected: wp.array2d[wp.float64],
                              gradient_output: wp.array2d[wp.float64],
                              valid_tokens: int,
                              gradient_projected: wp.array2d[wp.float64],
                              activated: wp.array2d[wp.float64]):
    token_id, unit = wp.tid()
    width = gradient_output.shape[1]

    if token_id >= valid_tokens:
        gradient_projected[token_id, unit] = wp.float64(0.0)
        gradient_projected[token_id, unit + width] = wp.float64(0.0)
        activated[token_id, unit] = wp.float64(0.0)
        return

    gate = projected[token_id, unit]
    up = projected[token_id, unit + width]
    s = sigmoid(gate)
    silu = gate * s

    incoming = gradient_output[token_id, unit]
    gradient_projected[token_id, unit] = (
        incoming
        * up
        * (s + silu * (wp.float64(1.0) - s))
    )
    gradient_projected[token_id, unit + width] = incoming * silu
    activated[token_id, unit] = silu * up
