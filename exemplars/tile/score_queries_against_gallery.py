# idea: similarity of queries and gallery embeddings
# brief: Score a batch of query embeddings against a gallery whose rows are embeddings too, as a product with a transposed
#     matrix.
# description: Both `queries` and `gallery` hold an embedding of `WIDTH` numbers per row. Block (`query_block`,
#     `gallery_block`) loads `QUERIES` rows of the one and `ENTRIES` rows of the other, multiplies the first with the
#     transpose of the second, and scales the products by `inverse_temperature`. Where `query_norm` or `gallery_norm`, the
#     lengths of the rows, are below `MIN_NORM`, the guard in `reciprocal` gives 0, and so is the score; otherwise the product
#     is divided by both lengths. The tile is stored in `scores`.
# launch: ceil(n/8), 3, block(64)
# inputs:
#     queries[n, 16] = uniform(-1, 1)
#     gallery[24, 16] = uniform(-1, 1)
#     query_norm[n] = index(0, 4)
#     gallery_norm[24] = uniform(0.5, 3)
#     inverse_temperature = 10
#     scores[n, 24] = zero
import warp as wp

QUERIES = wp.constant(8)
ENTRIES = wp.constant(8)
WIDTH = wp.constant(16)
MIN_NORM = wp.constant(1.0e-6)


@wp.func
def reciprocal(norm: float) -> float:
    if norm < MIN_NORM:
        return 0.0
    return 1.0 / norm


@wp.kernel
def score_queries_against_gallery(
    queries: wp.array2d(dtype=float),
    gallery: wp.array2d(dtype=float),
    query_norm: wp.array(dtype=float),
    gallery_norm: wp.array(dtype=float),
    inverse_temperature: float,
    scores: wp.array2d(dtype=float),
):
    """Cosine similarity over a temperature. Launch tiled: blocks of queries x blocks of the gallery."""
    query_block, gallery_block = wp.tid()
    q0 = query_block * QUERIES
    g0 = gallery_block * ENTRIES

    q = wp.tile_load(queries, shape=(QUERIES, WIDTH), offset=(q0, 0), storage="shared")
    g = wp.tile_load(gallery, shape=(ENTRIES, WIDTH), offset=(g0, 0), storage="shared")
    # a transpose is a view of shared memory: no element moves
    products = wp.tile_matmul(q, wp.tile_transpose(g), alpha=1.0)

    # the lengths divide rows and columns, so each is brought to the shape of the products
    q_scale = wp.tile_map(reciprocal, wp.tile_load(query_norm, shape=QUERIES, offset=q0))
    g_scale = wp.tile_map(reciprocal, wp.tile_load(gallery_norm, shape=ENTRIES, offset=g0))
    by_row = wp.tile_broadcast(wp.tile_reshape(q_scale, shape=(QUERIES, 1)), shape=(QUERIES, ENTRIES))
    by_column = wp.tile_broadcast(g_scale, shape=(QUERIES, ENTRIES))

    cosine = wp.tile_map(wp.mul, wp.tile_map(wp.mul, products, by_row), by_column)
    wp.tile_store(scores, cosine * inverse_temperature, offset=(q0, g0))
