# idea: bidding phase of Bertsekas' auction algorithm
# brief: Let every unassigned worker bid for the job that is worth most to it at the current prices.
# description: One Jacobi round of bidding. Worker `w` does not bid if it has a job (`assigned_job[w]` 0 or more). Else
#     it compares, over its acceptable jobs, `option_job[k]` for k from `option_start[w]` to `option_start[w + 1]`,
#     exclusive, the value of each: `option_benefit[k]` minus `price` of the job. The best one gets the bid, the first
#     among equals; a worker without acceptable jobs does not bid either. Without a bid `bid_job[w]` is `NO_JOB` and
#     `bid_amount[w]` stays as it is. The bid is the price of the job plus the margin of the best over the second best
#     value plus `epsilon`; with a single option the second best value is taken as `SOLE_MARGIN` below the best. The job
#     and the bid are stored in `bid_job[w]` and `bid_amount[w]`, and `best_bid` of the job is raised to the amount by
#     an atomic maximum.
# launch: n
# inputs:
#     assigned_job[n] = index(-2, 2)
#     option_start[n+1] = offsets(0, 3*n)
#     option_job[3*n] = index(0, n)
#     option_benefit[3*n] = uniform(0, 10)
#     price[n] = uniform(0, 5)
#     epsilon = 0.05
#     bid_job[n] = zero
#     bid_amount[n] = zero
#     best_bid[n] = zero
import warp as wp

SOLE_MARGIN = wp.constant(1.0)
NO_JOB = -1


@wp.kernel(enable_backward=False)
def auction_assignment_bids(assigned_job: wp.array[int], option_start: wp.array[int], option_job: wp.array[int],
                            option_benefit: wp.array[float], price: wp.array[float], epsilon: float,
                            bid_job: wp.array[int], bid_amount: wp.array[float], best_bid: wp.array[float]):
    w = wp.tid()
    bid_job[w] = NO_JOB
    if assigned_job[w] >= 0:
        return

    best = int(NO_JOB)
    best_value = float(0.0)
    second_value = float(0.0)
    options = int(0)
    for k in range(option_start[w], option_start[w + 1]):
        job = option_job[k]
        value = option_benefit[k] - price[job]
        options += 1
        if best == NO_JOB or value > best_value:
            second_value = best_value
            best_value = value
            best = job
        elif options == 2 or value > second_value:
            second_value = value

    if best == NO_JOB:
        return
    if options == 1:
        second_value = best_value - SOLE_MARGIN

    # the most the worker can pay and still not regret its choice, plus epsilon so that prices must rise
    amount = price[best] + best_value - second_value + epsilon
    bid_job[w] = best
    bid_amount[w] = amount
    wp.atomic_max(best_bid, best, amount)
