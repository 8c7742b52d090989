# idea: weighted mean of embeddings per bag
# brief: Average the weighted embeddings of the tokens in each bag, leaving padding out.
# description: Launch over bags and features. The tokens of bag `bag` are `tokens[bag_start[bag]]` up to `tokens[bag_start[bag +
#     1]]`, exclusive. Each adds its row of `table` times `token_weight` at the same place to the sum, but for those equal to
#     `padding_token`, which count for nothing. The sum is divided by the sum of the weights and stored in `pooled[bag, feature]`;
#     bags without a weight above `MIN_WEIGHT` in all (empty, or padding only) give zero.
# launch: n, 8
# inputs:
#     bag_start[n+1] = offsets(0, 4*n)
#     tokens[4*n] = index(0, 32)
#     token_weight[4*n] = uniform(0.1, 1)
#     table[32, 8] = uniform(-1, 1)
#     padding_token = 0
#     pooled[n, 8] = zero
import warp as wp

MIN_WEIGHT = wp.constant(1.0e-6)


@wp.kernel
def embedding_bag_mean(
    bag_start: wp.array(dtype=int),
    tokens: wp.array(dtype=int),
    token_weight: wp.array(dtype=float),
    table: wp.array2d(dtype=float),
    padding_token: int,
    pooled: wp.array2d(dtype=float),
):
    """Embedding lookup and reduction without the [token, feature] intermediate."""
    bag, feature = wp.tid()

    total = float(0.0)
    weight_sum = float(0.0)
    for k in range(bag_start[bag], bag_start[bag + 1]):
        if tokens[k] != padding_token:
            total += token_weight[k] * table[tokens[k], feature]
            weight_sum += token_weight[k]

    # an empty bag is valid input: features that a user never filled in
    if weight_sum > MIN_WEIGHT:
        pooled[bag, feature] = total / weight_sum
    else:
        pooled[bag, feature] = 0.0
