# idea: nucleus filtering without sorting
# brief: Keep the smallest set of most probable tokens whose mass reaches a target, found by bisection of a threshold, and
#     renormalize.
# description: One thread per row of `probabilities`. `mass_above` sums the probabilities of a row that are not below a threshold.
#     The threshold lies between 0 (all tokens, mass enough) and the row's largest probability; halving that interval, its lower
#     end always keeps at least the mass `top_p` times the row's sum. It ends when the interval is shorter than `TOLERANCE` times
#     the largest, or after `MAX_ROUNDS` rounds. `filtered` holds the probabilities at or above the lower end over their mass, and
#     zero for the others; `kept[row]` is their number. `top_p` comes per request, through `request_of[row]`; a `top_p` of one or
#     more filters nothing, the rows are only normalized.
# launch: n
# inputs:
#     probabilities[n, 16] = uniform(0.01, 1)
#     request_of[n] = index(0, 8)
#     top_p[8] = uniform(0.5, 1.1)
#     filtered[n, 16] = zero
#     kept[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

MAX_ROUNDS = wp.constant(20)
TOLERANCE = wp.constant(1.0e-4)


@wp.func
def mass_above(row: wp.array(dtype=float), threshold: float) -> float:
    mass = float(0.0)
    for token in range(row.shape[0]):
        if row[token] >= threshold:
            mass += row[token]
    return mass


@wp.func
def largest(row: wp.array(dtype=float)) -> float:
    top = row[0]
    for token in range(1, row.shape[0]):
        top = wp.max(top, row[token])
    return top


@wp.kernel
def nucleus_filter_by_bisection(
    probabilities: wp.array2d(dtype=float),
    request_of: wp.array(dtype=int),
    top_p: wp.array(dtype=float),
    filtered: wp.array2d(dtype=float),
    kept: wp.array(dtype=int),
):
    """Top-p filter; a sort of the vocabulary would cost far more than some sums over it. Launch: one thread per row."""
    row = wp.tid()
    goal = top_p[request_of[row]]

    threshold = float(0.0)
    if goal < 1.0:
        top = largest(probabilities[row])
        # logits were masked before, so that rows need not sum up to one
        wanted = goal * mass_above(probabilities[row], 0.0)
        too_high = float(top)
        rounds = int(0)
        while rounds < MAX_ROUNDS and too_high - threshold > TOLERANCE * top:
            middle = 0.5 * (threshold + too_high)
            if mass_above(probabilities[row], middle) >= wanted:
                threshold = middle
            else:
                too_high = middle
            rounds += 1

    mass = mass_above(probabilities[row], threshold)
    count = int(0)
    for token in range(probabilities.shape[1]):
        if probabilities[row, token] >= threshold:
            filtered[row, token] = probabilities[row, token] / mass
            count += 1
        else:
            filtered[row, token] = 0.0
    kept[row] = count
