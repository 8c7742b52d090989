# idea: AdamW over parameter groups
# brief: Take one AdamW step on a flat parameter buffer whose elements belong to groups with their own hyperparameters.
# description: One thread per parameter `i`. Its group, `group_of[i]`, selects the hyperparameters in `groups`, an array
#     of `AdamGroup`. Frozen groups (`learning_rate` 0) are left alone. The gradient `gradient[i]`, in half precision,
#     is divided by `loss_scale[0]` in float32; if the quotient is not finite, the parameter is left alone in this step.
#     `first_moment` and `second_moment` are exponential averages of the gradient and its square with rates `beta1` and
#     `beta2`; `bias_correction` divides them by 1 - beta^`step`. The master weight in `master` first shrinks by
#     learning rate times `weight_decay` (decoupled decay), then moves by -learning rate times corrected first moment
#     over root of the corrected second plus `epsilon`. `working`, the copy in half precision, gets the new weight
#     rounded.
# launch: n
# inputs:
#     gradient[n] = uniform(-4, 4)
#     loss_scale[1] = 8.0
#     group_of[n] = sorted_index(0, 4)
#     groups.learning_rate[4] = uniform(0, 0.01)
#     groups.beta1[4] = uniform(0.85, 0.95)
#     groups.beta2[4] = uniform(0.98, 0.999)
#     groups.epsilon[4] = uniform(1e-8, 1e-6)
#     groups.weight_decay[4] = uniform(0, 0.1)
#     step = index(1, 1000)
#     master[n] = uniform(-1, 1)
#     first_moment[n] = uniform(-0.1, 0.1)
#     second_moment[n] = uniform(0.001, 0.1)
#     working[n] = zero
# fits:
#     indirect_thread
import warp as wp


@wp.struct
class AdamGroup:
    learning_rate: float
    beta1: float
    beta2: float
    epsilon: float
    weight_decay: float


@wp.func
def bias_correction(average: float, beta: float, step: int) -> float:
    """The averages start at zero; this takes the zero out again."""
    return average / (1.0 - wp.pow(beta, float(step)))


@wp.kernel
def adamw_parameter_groups(
    gradient: wp.array(dtype=wp.float16),
    loss_scale: wp.array(dtype=float),
    group_of: wp.array(dtype=int),
    groups: wp.array(dtype=AdamGroup),
    step: int,
    master: wp.array(dtype=float),
    first_moment: wp.array(dtype=float),
    second_moment: wp.array(dtype=float),
    working: wp.array(dtype=wp.float16),
):
    """AdamW with float32 master weights.

    Args:
        gradient: Scaled gradient as the backward pass leaves it.
        loss_scale: Factor of the gradient, one number.
        group_of: Parameter group of every element.
        groups: Hyperparameters by group.
        step: Number of this step, from 1.
        master: Weights in full precision, updated.
        first_moment: Average gradient, updated.
        second_moment: Average squared gradient, updated.
        working: Weights in half precision for the next forward pass.
    """
    i = wp.tid()
    group = groups[group_of[i]]
    if group.learning_rate == 0.0:
        return

    g = float(gradient[i]) / loss_scale[0]
    if not wp.isfinite(g):  # overflow in the backward pass: losing one step is better than a NaN for ever
        return

    m = group.beta1 * first_moment[i] + (1.0 - group.beta1) * g
    v = group.beta2 * second_moment[i] + (1.0 - group.beta2) * g * g
    first_moment[i] = m
    second_moment[i] = v

    weight = master[i] * (1.0 - group.learning_rate * group.weight_decay)
    direction = bias_correction(m, group.beta1, step) / (
        wp.sqrt(bias_correction(v, group.beta2, step)) + group.epsilon
    )
    weight -= group.learning_rate * direction
    master[i] = weight
    working[i] = wp.float16(weight)
