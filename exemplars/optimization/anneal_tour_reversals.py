# idea: simulated annealing of tours by 2-opt moves
# brief: Anneal many travelling-salesman tours by random segment reversals at falling temperatures.
# description: Each thread anneals its own row of `tours`, an order of cities given by their index in `cities`. In each
#     of `moves` rounds it draws two positions from 1 on (`draw_segment`: the smaller is the first and the larger the
#     last of a segment, which never holds position 0); if they are equal, no move is made. `reversal_change` is by how
#     much the tour gets longer if the cities from the first to the last are reversed: the two new edges minus the two
#     old ones, the tour being closed. A change below 0 is accepted, another with the probability exp(-change /
#     temperature) (`metropolis_accepts`, with the next random number); then `reverse_segment` swaps the cities pairwise
#     from both ends in place. The temperature begins at `start_temperature` and is multiplied by `cooling` after each
#     round, but does not fall below `MIN_TEMPERATURE`. `tour_length[walker]` is the length of the final tour, computed
#     anew (`closed_length`), and `accepted_moves[walker]` counts accepted reversals. Random numbers follow from `seed`
#     and the walker.
# launch: n
# inputs:
#     cities[20] = uniform(0, 1)
#     tours[n, 20] = index(0, 20)
#     moves = 30
#     start_temperature = 0.5
#     cooling = 0.9
#     seed = index(0, 100000)
#     tour_length[n] = zero
#     accepted_moves[n] = zero
# fits:
#     parameter_per_element(start_temperature)
#     active_mask
import warp as wp

MIN_TEMPERATURE = wp.constant(1.0e-4)


@wp.func
def leg(
    cities: wp.array(dtype=wp.vec2),
    tours: wp.array2d(dtype=int),
    walker: int,
    a: int,
    b: int,
) -> float:
    """Distance of the cities at two positions of a tour."""
    return wp.length(cities[tours[walker, b]] - cities[tours[walker, a]])


@wp.func
def closed_length(
    cities: wp.array(dtype=wp.vec2), tours: wp.array2d(dtype=int), walker: int
) -> float:
    count = tours.shape[1]
    total = leg(cities, tours, walker, count - 1, 0)
    for position in range(1, count):
        total += leg(cities, tours, walker, position - 1, position)
    return total


@wp.func
def draw_segment(rng: wp.uint32, count: int):
    """First and last position of a random segment, and the generator's state behind the draws.

    Position 0 stays where it is: a tour has no beginning, so nothing is lost and the segment cannot be the whole tour.
    """
    a = wp.randi(rng, 1, count)
    b = wp.randi(rng, 1, count)
    return wp.min(a, b), wp.max(a, b), rng


@wp.func
def reversal_change(
    cities: wp.array(dtype=wp.vec2),
    tours: wp.array2d(dtype=int),
    walker: int,
    first: int,
    last: int,
) -> float:
    before = first - 1
    behind = (last + 1) % tours.shape[1]
    old = leg(cities, tours, walker, before, first) + leg(cities, tours, walker, last, behind)
    new = leg(cities, tours, walker, before, last) + leg(cities, tours, walker, first, behind)
    return new - old


@wp.func
def reverse_segment(tours: wp.array2d(dtype=int), walker: int, first: int, last: int):
    left = int(first)
    right = int(last)
    while left < right:
        city = tours[walker, left]
        tours[walker, left] = tours[walker, right]
        tours[walker, right] = city
        left += 1
        right -= 1


@wp.func
def metropolis_accepts(change: float, temperature: float, uniform: float) -> bool:
    if change < 0.0:
        return True
    return uniform < wp.exp(-change / temperature)


@wp.kernel(enable_backward=False)
def anneal_tour_reversals(
    cities: wp.array(dtype=wp.vec2),
    tours: wp.array2d(dtype=int),
    moves: int,
    start_temperature: float,
    cooling: float,
    seed: int,
    tour_length: wp.array(dtype=float),
    accepted_moves: wp.array(dtype=int),
):
    """Independent annealing of many tours, one walker per thread."""
    walker = wp.tid()
    rng = wp.rand_init(seed, walker)
    count = tours.shape[1]
    temperature = float(start_temperature)
    accepted = int(0)

    for move in range(moves):
        first, last, rng = draw_segment(rng, count)
        if first < last:
            change = reversal_change(cities, tours, walker, first, last)
            if metropolis_accepts(change, temperature, wp.randf(rng)):
                reverse_segment(tours, walker, first, last)
                accepted += 1
        temperature = wp.max(temperature * cooling, MIN_TEMPERATURE)

    # summed once more instead of adding changes, whose rounding errors would pile up
    tour_length[walker] = closed_length(cities, tours, walker)
    accepted_moves[walker] = accepted
