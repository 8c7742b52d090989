import warp as wp


@wp.struct
class AdamGroup:
    learning_rate: wp.float32
    beta1: wp.float32
    beta2: wp.float32
    epsilon: wp.float32
    weight_decay: wp.float32


@wp.struct
class Params:
    step: wp.int32
    scale: wp.float16
    min_working: wp.float16


@wp.func
def biasCorrection(
    avg: wp.float32,
    beta: wp.float32,
    step: wp.int32,
) -> wp.float32:
    """The averages start at zero; this takes the zero out again."""
    return avg / (1.0 - wp.pow(beta, float(step)))


@wp.kernel
def computeAdamwParameterGroups(
    parameterGrad: wp.array[wp.float16],
    lossScale: wp.array[wp.float32],
    parameterGroupOf: wp.array[wp.int64],
    deviceScale: wp.array[wp.float16],
    groups: wp.array[AdamGroup],
    params: Params,
    parameterMaster: wp.array[wp.float32],
    parameterFirstMoment: wp.array[wp.float32],
    parameterSecondMoment: wp.array[wp.float32],
    parameterWorking: wp.array[wp.float16],
):
    """Take one AdamW step on a flat parameter buffer whose elements belong to groups with
    their own hyperparameters.

    One thread per parameter `i`. Its group, `parameterGroupOf[i]`, selects the
    hyperparameters in `groups`, an array of `AdamGroup`. Frozen groups (`learning_rate`
    0) are left alone. The gradient in half precision is divided by `lossScale[0]`; one
    that is not finite skips the parameter for this step. `parameterFirstMoment` and
    `parameterSecondMoment` are exponential averages of the gradient and its square with
    rates `beta1` and `beta2`; `biasCorrection` divides them by 1 - beta^`params.step`.
    The master weight in `parameterMaster` first shrinks by learning rate times
    `weight_decay` (decoupled decay), then moves by -learning rate times corrected first
    moment over root of the corrected second plus `epsilon`. `parameterWorking`, the
    copy in half precision, gets the new weight rounded. What is written to
    `parameterWorking` is multiplied by `deviceScale`. The one value of `deviceScale` is
    `deviceScale[0]`. What is written to `parameterWorking` is multiplied by
    `params.scale`. What is written to `parameterWorking` is never below
    `params.min_working`, which takes its place. `parameterGroupOf` holds integers of
    type int64, which are converted to int32.
    """
    i = wp.tid()
    group = groups[int(parameterGroupOf[i])]
    if group.learning_rate == 0.0:
        return

    g = float(parameterGrad[i]) / lossScale[0]
    if wp.isfinite(g):  # overflow in the backward pass: losing one step is better than a NaN for ever
        m = group.beta1 * parameterFirstMoment[i] + (1.0 - group.beta1) * g
        v = group.beta2 * parameterSecondMoment[i] + (1.0 - group.beta2) * g * g
        parameterFirstMoment[i] = m
        parameterSecondMoment[i] = v

        wt = parameterMaster[i] * (1.0 - group.learning_rate * group.weight_decay)
        direction = (
            biasCorrection(m, group.beta1, params.step)
            / (wp.sqrt(biasCorrection(v, group.beta2, params.step)) + group.epsilon)
        )
        wt -= group.learning_rate * direction
        parameterMaster[i] = wt
        parameterWorking[i] = wp.max(
            params.scale * (deviceScale[0] * wp.float16(wt)), params.min_working
        )
