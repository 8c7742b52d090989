# idea: pooling of neighbour embeddings
# brief: Gather the embeddings of the neighbours of each atom and pool them by a cosine cutoff weight.
# description: Block `atom` loads the row `neighbors[atom]`, `MAX_NEIGHBORS` atom numbers of which -1 means no neighbour, and
#     the distances `distance[atom]`. Their embeddings are gathered from `embedding`, `WIDTH` numbers each; a number of -1
#     gives a row of zeros. `cutoff_weight` of the distance, (1 + cos(pi d / `cutoff`)) / 2 inside of `cutoff` and 0 from
#     there on, weights each row, and the sum over the neighbours is stored in `pooled[atom]`.
# launch: n, block(64)
# inputs:
#     neighbors[n, 12] = index(-1, n)
#     distance[n, 12] = uniform(0.8, 6)
#     embedding[n, 16] = uniform(-1, 1)
#     cutoff = uniform(4, 5)
#     pooled[n, 16] = zero
import warp as wp

MAX_NEIGHBORS = wp.constant(12)
WIDTH = wp.constant(16)


@wp.func
def cutoff_weight(distance: float, cutoff: float) -> float:
    """Falls smoothly to zero at the cutoff, so that forces stay continuous."""
    if distance >= cutoff:
        return 0.0
    return 0.5 + 0.5 * wp.cos(wp.pi * distance / cutoff)


@wp.kernel
def pool_atom_embeddings(
    neighbors: wp.array2d(dtype=int),
    distance: wp.array2d(dtype=float),
    embedding: wp.array2d(dtype=float),
    cutoff: float,
    pooled: wp.array2d(dtype=float),
):
    """Launch tiled: one block per atom."""
    atom = wp.tid()
    ids = wp.tile_load(neighbors[atom], shape=MAX_NEIGHBORS, storage="shared")
    gathered = wp.tile_load_indexed(embedding, indices=ids, shape=(MAX_NEIGHBORS, WIDTH), axis=0)

    weights = wp.tile_map(cutoff_weight, wp.tile_load(distance[atom], shape=MAX_NEIGHBORS), cutoff)
    # a row of weights times the gathered rows is the weighted sum
    row = wp.tile_reshape(weights, shape=(1, MAX_NEIGHBORS))
    total = wp.tile_matmul(row, gathered)
    wp.tile_store(pooled[atom], wp.tile_squeeze(total))
