# idea: gradient reversal layer for domain adaptation
# brief: Copy features to a domain classifier and turn the sign of the gradients that come back.
# description: The feature `features[row, column]` goes unchanged through `reversed_identity` to `classifier_input[row,
#     column]`. On the way back `turn_gradient` multiplies the gradient by `-strength`, and the strength gets none, so
#     that the layers before learn to confuse the classifier while the classifier learns to tell domains apart.
# launch: n, 16
# inputs:
#     features[n, 16] = uniform(-2, 2)
#     strength = uniform(0.1, 1)
#     classifier_input[n, 16] = zero
# fits:
#     parameter_per_group(strength: domain)
import warp as wp


@wp.func
def reversed_identity(feature: float, strength: float) -> float:
    return feature


@wp.func_grad(reversed_identity)
def turn_gradient(feature: float, strength: float, adj_ret: float):
    wp.adjoint[feature] += -strength * adj_ret


@wp.kernel
def reverse_domain_gradients(
    features: wp.array2d(dtype=float),
    strength: float,
    classifier_input: wp.array2d(dtype=float),
):
    """Identity forward, a change of sign backward. Launch: rows x features."""
    row, column = wp.tid()
    classifier_input[row, column] = reversed_identity(features[row, column], strength)
