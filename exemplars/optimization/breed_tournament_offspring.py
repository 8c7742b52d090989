# idea: tournament selection, crossover and mutation of a genetic algorithm
# brief: Breed the next generation of genomes from the fittest of random tournaments.
# description: Each thread makes one `child`. The first `elite_count` children are copies of the genomes
#     `ranking[child]`, the best of the generation by rank, and have these as both parents. For another child
#     `tournament` draws `contestants` members at random and returns the one with the highest `fitness`, the first drawn
#     on ties; two tournaments give the two parents in `parents[child]`. Each gene comes from the blend crossover of the
#     two parents' genes (`blend_gene`: uniform between them, widened by `BLEND_MARGIN` of their distance on both sides)
#     with the probability `crossover_rate` and else from the first parent. With the probability `mutation_rate` a
#     normal deviate times `mutation_scale` is added. These genes, not those of copies, are kept within 0 and 1.
#     `offspring[child]` gets the genes. Random numbers follow from `seed` and the child.
# launch: n
# inputs:
#     genomes[n, 8] = uniform(0, 1)
#     fitness[n] = uniform(0, 1)
#     ranking[n] = permutation
#     elite_count = 2
#     contestants = 3
#     crossover_rate = 0.8
#     mutation_rate = 0.15
#     mutation_scale = 0.2
#     seed = index(0, 100000)
#     offspring[n, 8] = zero
#     parents[n] = zero
# fits:
#     parameter_per_element(mutation_rate, mutation_scale)
#     parameter_per_group(crossover_rate, mutation_rate, mutation_scale: strategy)
import warp as wp

BLEND_MARGIN = wp.constant(0.25)


@wp.func
def tournament(rng: wp.uint32, fitness: wp.array(dtype=float), contestants: int):
    """Fittest of a few random members, and the state of the generator behind the draws."""
    count = fitness.shape[0]
    winner = wp.randi(rng, 0, count)
    for round in range(1, contestants):
        rival = wp.randi(rng, 0, count)
        if fitness[rival] > fitness[winner]:
            winner = rival
    return winner, rng


@wp.func
def blend_gene(a: float, b: float, uniform: float) -> float:
    margin = BLEND_MARGIN * wp.abs(b - a)
    return wp.lerp(wp.min(a, b) - margin, wp.max(a, b) + margin, uniform)


@wp.kernel(enable_backward=False)
def breed_tournament_offspring(
    genomes: wp.array2d(dtype=float),
    fitness: wp.array(dtype=float),
    ranking: wp.array(dtype=int),
    elite_count: int,
    contestants: int,
    crossover_rate: float,
    mutation_rate: float,
    mutation_scale: float,
    seed: int,
    offspring: wp.array2d(dtype=float),
    parents: wp.array(dtype=wp.vec2i),
):
    """Selection, crossover and mutation in one kernel, one thread per child.

    Args:
        genomes, fitness: the parent generation.
        ranking: indices of the parents, best first.
        elite_count: children that are copies of the best parents.
        contestants: members of a tournament.
        crossover_rate, mutation_rate: probabilities per gene.
        mutation_scale: standard deviation of a mutation.
        seed: base of the random streams.
        offspring, parents: the next generation and where it comes from.
    """
    child = wp.tid()
    genes = genomes.shape[1]

    # the best survive unchanged, so that the best fitness never falls
    if child < elite_count:
        survivor = ranking[child]
        for gene in range(genes):
            offspring[child, gene] = genomes[survivor, gene]
        parents[child] = wp.vec2i(survivor, survivor)
        return

    rng = wp.rand_init(seed, child)
    mother, rng = tournament(rng, fitness, contestants)
    father, rng = tournament(rng, fitness, contestants)
    parents[child] = wp.vec2i(mother, father)

    for gene in range(genes):
        value = genomes[mother, gene]
        if wp.randf(rng) < crossover_rate:
            value = blend_gene(value, genomes[father, gene], wp.randf(rng))
        if wp.randf(rng) < mutation_rate:
            value += mutation_scale * wp.randn(rng)
        offspring[child, gene] = wp.clamp(value, 0.0, 1.0)
