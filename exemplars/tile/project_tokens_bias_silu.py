# idea: linear layer with fused bias and SiLU
# brief: Project tokens through a linear layer, add the bias and apply the SiLU activation before anything leaves the thread
#     block.
# description: Block (`token_block`, `unit_block`) makes `TOKENS` rows and `UNITS` columns of `activated`. The sum over all
#     input features of `tokens` times `weight`, in steps of `FEATURES`, is a product of tiles. The `UNITS` values of `bias`
#     that belong to the columns are repeated for every row and added, and `silu`, x / (1 + exp(-x)), is applied to each
#     element. The pre-activation goes to `hidden` as well, because the backward pass of the layer needs it.
# launch: ceil(n/8), 2, block(64)
# inputs:
#     tokens[n, 32] = uniform(-1, 1)
#     weight[32, 32] = uniform(-0.4, 0.4)
#     bias[32] = uniform(-0.5, 0.5)
#     hidden[n, 32] = zero
#     activated[n, 32] = zero
import warp as wp

TOKENS = 8
UNITS = 16
FEATURES = 16


@wp.func
def silu(x: float):
    return x / (1.0 + wp.exp(-x))


@wp.kernel
def project_tokens_bias_silu(
    tokens: wp.array2d[float],
    weight: wp.array2d[float],
    bias: wp.array[float],
    hidden: wp.array2d[float],
    activated: wp.array2d[float],
):
    token_block, unit_block = wp.tid()
    first_token = token_block * TOKENS
    first_unit = unit_block * UNITS

    # the bias is the start of the sum, which spares a pass over the tile at the end
    bias_row = wp.tile_load(bias, shape=UNITS, offset=first_unit)
    total = wp.tile_zeros(shape=(TOKENS, UNITS), dtype=float)
    total += wp.tile_broadcast(bias_row, shape=(TOKENS, UNITS))

    for first_feature in range(0, weight.shape[0], FEATURES):
        x = wp.tile_load(tokens, shape=(TOKENS, FEATURES), offset=(first_token, first_feature))
        w = wp.tile_load(weight, shape=(FEATURES, UNITS), offset=(first_feature, first_unit))
        wp.tile_matmul(x, w, total)

    wp.tile_store(hidden, total, offset=(first_token, first_unit))
    wp.tile_store(activated, wp.tile_map(silu, total), offset=(first_token, first_unit))
