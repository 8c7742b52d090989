# idea: sampling from alias tables
# brief: Draw a category from one of several discrete distributions in constant time with Walker's alias method.
# description: One thread per draw. `table_of[i]` selects the distribution. The generator is started with `seed` and `i`; a first
#     number picks a column of the table, a second below `keep_probability[table, column]` keeps that column as the result, else
#     its `alias` is taken. The category goes to `draws[i]`.
# launch: n
# inputs:
#     table_of[n] = index(0, 8)
#     keep_probability[8, 16] = uniform(0, 1)
#     alias[8, 16] = index(0, 16)
#     seed = index(0, 1000000)
#     draws[n] = zero
import warp as wp


@wp.kernel
def draw_from_alias_tables(table_of: wp.array(dtype=int), keep_probability: wp.array2d(dtype=float),
                           alias: wp.array2d(dtype=int), seed: int, draws: wp.array(dtype=int)):
    i = wp.tid()
    table = table_of[i]
    rng = wp.rand_init(seed, i)
    column = wp.randi(rng, 0, alias.shape[1])
    if wp.randf(rng) < keep_probability[table, column]:
        draws[i] = column
    else:
        draws[i] = alias[table, column]
