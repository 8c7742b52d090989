# idea: low-rank adapters of a mixed batch
# brief: Add the low-rank update of each request's own adapter to the output of a shared linear layer.
# description: Launch over tokens and output features. The adapter of a token is that of its request,
#     `request_adapter[token_request[token]]`; `NO_ADAPTER` leaves the token's output as it is. Otherwise, for each rank r below
#     `adapter_rank` of that adapter, the projection of the token, `down_projected[token, r]`, made by an earlier launch, is
#     multiplied by `up_weights[adapter, r, feature]`; the sum times `adapter_scale` of the adapter is added to `output[token,
#     feature]`. Ranks differ between adapters, so that the weights are padded to the largest.
# launch: n, 16
# inputs:
#     token_request[n] = index(0, ceil(n/4))
#     request_adapter[ceil(n/4)] = index(-1, 4)
#     adapter_rank[4] = index(1, 9)
#     adapter_scale[4] = uniform(0.5, 2)
#     down_projected[n, 8] = uniform(-1, 1)
#     up_weights[4, 8, 16] = uniform(-1, 1)
#     output[n, 16] = uniform(-1, 1)
import warp as wp

NO_ADAPTER = wp.constant(-1)


@wp.kernel
def add_lora_adapters(
    token_request: wp.array(dtype=int),
    request_adapter: wp.array(dtype=int),
    adapter_rank: wp.array(dtype=int),
    adapter_scale: wp.array(dtype=float),
    down_projected: wp.array2d(dtype=float),
    up_weights: wp.array3d(dtype=float),
    output: wp.array2d(dtype=float),
):
    token, feature = wp.tid()
    adapter = request_adapter[token_request[token]]
    if adapter == NO_ADAPTER:
        return

    update = float(0.0)
    for r in range(adapter_rank[adapter]):
        update += down_projected[token, r] * up_weights[adapter, r, feature]
    output[token, feature] += adapter_scale[adapter] * update
