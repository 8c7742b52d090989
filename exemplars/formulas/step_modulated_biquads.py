# idea: one sample of low-pass biquads with modulated cutoff
# brief: Compute the coefficients of a resonant low-pass filter for every voice and filter one sample of each of its channels.
# description: For `channel` of voice `voice`, `warped[voice]` is the prewarped cutoff (the tangent of pi times cutoff over sample
#     rate) and `resonance[voice]` the quality factor. The bilinear transform gives, with the norm 1 / (1 + w/Q + w^2), the
#     low-pass coefficients `b0` = w^2 times the norm, `b1` twice and `b2` equal to it, `a1` = 2 (w^2 - 1) times the norm and `a2`
#     = (1 - w/Q + w^2) times the norm. One step of the transposed direct form II filters `sample[voice, channel]`: the output
#     `filtered[voice, channel]` is `b0` times the sample plus the first state `state1[voice, channel]`; the new first state is
#     `b1` times the sample minus `a1` times the output plus the old second state `state2[voice, channel]`, the new second one
#     `b2` times the sample minus `a2` times the output.
# launch: n, 2
# inputs:
#     warped[n] = uniform(0.01, 2)
#     resonance[n] = uniform(0.5, 8)
#     sample[n, 2] = uniform(-1, 1)
#     state1[n, 2] = uniform(-0.1, 0.1)
#     state2[n, 2] = uniform(-0.1, 0.1)
#     filtered[n, 2] = zero
# fits:
#     limit_output(filtered: both)
#     largest_output(filtered)
import warp as wp


@wp.kernel
def step_modulated_biquads(
    warped: wp.array(dtype=float),
    resonance: wp.array(dtype=float),
    sample: wp.array2d(dtype=float),
    state1: wp.array2d(dtype=float),
    state2: wp.array2d(dtype=float),
    filtered: wp.array2d(dtype=float),
):
    voice, channel = wp.tid()
    w = warped[voice]
    w_squared = w * w
    w_over_q = w / resonance[voice]
    norm = 1.0 / (1.0 + w_over_q + w_squared)

    b0 = w_squared * norm
    b1 = 2.0 * b0
    b2 = b0
    a1 = 2.0 * (w_squared - 1.0) * norm
    a2 = (1.0 - w_over_q + w_squared) * norm

    # the transposed form stays quiet while the coefficients move
    x = sample[voice, channel]
    y = b0 * x + state1[voice, channel]
    state1[voice, channel] = b1 * x - a1 * y + state2[voice, channel]
    state2[voice, channel] = b2 * x - a2 * y
    filtered[voice, channel] = y
