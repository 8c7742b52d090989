# idea: combining the outputs of experts
# brief: Gather the outputs of the experts that served a token, weigh them by the gates and add the residual stream.
# description: Launch over tokens and features. Each of the choices of a token (second axis of `choice_slot`) points to a row of
#     `expert_output`, the buffer that the experts filled in sorted order, or is negative where the expert was full and dropped
#     the token. The sum of the rows times `gates[token, choice]` is added to `residual[token, feature]` and stored in `combined`.
#     A token whose choices were all dropped passes through with its residual alone.
# launch: n, 16
# inputs:
#     choice_slot[n, 2] = index(-1, 2*n)
#     gates[n, 2] = uniform(0, 1)
#     expert_output[2*n, 16] = uniform(-1, 1)
#     residual[n, 16] = uniform(-1, 1)
#     combined[n, 16] = zero
# fits:
#     active_mask
import warp as wp


@wp.kernel
def combine_expert_outputs(choice_slot: wp.array2d(dtype=int), gates: wp.array2d(dtype=float),
                           expert_output: wp.array2d(dtype=float), residual: wp.array2d(dtype=float),
                           combined: wp.array2d(dtype=float)):
    token, feature = wp.tid()
    total = residual[token, feature]
    for choice in range(choice_slot.shape[1]):
        slot = choice_slot[token, choice]
        if slot >= 0:  # negative: over capacity, dropped
            total += gates[token, choice] * expert_output[slot, feature]
    combined[token, feature] = total
