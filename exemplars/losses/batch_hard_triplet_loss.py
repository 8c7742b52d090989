# idea: triplet loss with hard mining
# brief: For each anchor find the farthest sample of its identity and the nearest of another in its batch, and compute the triplet
#     loss.
# description: One thread per anchor. The batch of the anchor, `batch_of[anchor]`, holds the samples from `batch_start[batch]` to
#     `batch_start[batch + 1]`, exclusive, as entries of `members`. `squared_distance` compares the vectors of `embeddings`.
#     Members with the `identity` of the anchor (but not itself) are candidates for the hardest positive (the largest distance),
#     the others for the hardest negative (the smallest distance). The loss is the `softplus` of `margin` + positive distance -
#     negative distance, where distances are square roots of at least `MIN_SQUARED`. It goes to `loss[anchor]`, and the two
#     members to `hardest[anchor]`. Where one of them does not exist, it is -1 there, and the loss is 0.
# launch: n
# inputs:
#     embeddings[n] = uniform(-1, 1)
#     identity[n] = index(0, 3)
#     batch_of[n] = index(0, ceil(n/8))
#     batch_start[ceil(n/8)+1] = offsets(0, n)
#     members[n] = permutation
#     margin = 0.3
#     loss[n] = zero
#     hardest[n] = zero
# fits:
#     parameter_per_element(margin)
#     parameter_per_group(margin: dataset)
#     weight_output(loss)
#     total_output(loss)
#     count_output(loss)
from typing import Any

import warp as wp

MIN_SQUARED = wp.constant(1.0e-8)  # keeps the root away from its infinite slope at zero
FAR = wp.constant(1.0e30)


@wp.func
def squared_distance(a: Any, b: Any):
    return wp.length_sq(a - b)


@wp.func
def softplus(x: float) -> float:
    return wp.max(x, 0.0) + wp.log(1.0 + wp.exp(-wp.abs(x)))


@wp.kernel
def batch_hard_triplet_loss(
    embeddings: wp.array(dtype=wp.vec4),
    identity: wp.array(dtype=int),
    batch_of: wp.array(dtype=int),
    batch_start: wp.array(dtype=int),
    members: wp.array(dtype=int),
    margin: float,
    loss: wp.array(dtype=float),
    hardest: wp.array(dtype=wp.vec2i),
):
    anchor = wp.tid()
    batch = batch_of[anchor]

    positive = int(-1)
    negative = int(-1)
    farthest = float(-1.0)
    nearest = float(FAR)
    for k in range(batch_start[batch], batch_start[batch + 1]):
        other = members[k]
        if other == anchor:
            continue
        distance = squared_distance(embeddings[anchor], embeddings[other])
        if identity[other] == identity[anchor]:
            if distance > farthest:
                farthest = distance
                positive = other
        elif distance < nearest:
            nearest = distance
            negative = other

    hardest[anchor] = wp.vec2i(positive, negative)
    if positive < 0 or negative < 0:
        loss[anchor] = 0.0
        return

    # measured again, outside of the search: only the two winners carry a gradient
    to_positive = wp.sqrt(wp.max(squared_distance(embeddings[anchor], embeddings[positive]), MIN_SQUARED))
    to_negative = wp.sqrt(wp.max(squared_distance(embeddings[anchor], embeddings[negative]), MIN_SQUARED))
    loss[anchor] = softplus(margin + to_positive - to_negative)
