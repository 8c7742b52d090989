# idea: focal loss of a dense detector
# brief: Compute the focal loss of every anchor and class from logits, and count the anchors that hold an object.
# description: Launch over anchors and classes. `targets[anchor]` is the class of the object at the anchor, `BACKGROUND`
#     for none and `IGNORED` for anchors that overlap an object too little to count as one and too much to count as
#     background; the loss of these is 0. The binary target is 1 where the class is the anchor's. `log_sigmoid` of
#     `logits[anchor, c]`, or of its opposite for the target 0, is the log of the probability p given to the truth; the
#     loss is -weight (1 - p)^`gamma` log p, where the weight is `alpha` for the target 1 and 1 - `alpha` else. It goes
#     to `loss[anchor, c]`. The thread of class 0 of each anchor with an object adds one to `positives[0]`, the
#     normalizer of the loss.
# launch: n, 4
# inputs:
#     logits[n, 4] = uniform(-4, 4)
#     targets[n] = index(-2, 4)
#     alpha = 0.25
#     gamma = 2.0
#     loss[n, 4] = zero
#     positives[1] = zero
# fits:
#     parameter_per_element(alpha, gamma: c)
#     weight_output(loss)
#     total_output(loss)
import warp as wp

BACKGROUND = wp.constant(-1)
IGNORED = wp.constant(-2)


@wp.func
def log_sigmoid(x: float) -> float:
    """log(1 / (1 + exp(-x))) without overflow on either side."""
    return wp.min(x, 0.0) - wp.log(1.0 + wp.exp(-wp.abs(x)))


@wp.kernel
def focal_loss_with_logits(logits: wp.array2d(dtype=float), targets: wp.array(dtype=int), alpha: float, gamma: float,
                           loss: wp.array2d(dtype=float), positives: wp.array(dtype=int)):
    anchor, c = wp.tid()
    target = targets[anchor]
    if target == IGNORED:
        loss[anchor, c] = 0.0
        return

    if c == 0 and target != BACKGROUND:
        wp.atomic_add(positives, 0, 1)

    signed_logit = -logits[anchor, c]
    weight = 1.0 - alpha
    if c == target:
        signed_logit = logits[anchor, c]
        weight = alpha

    # easy examples are many; the power of the miss keeps them from drowning the hard ones
    log_p = log_sigmoid(signed_logit)
    miss = 1.0 - wp.exp(log_p)
    loss[anchor, c] = -weight * wp.pow(miss, gamma) * log_p
