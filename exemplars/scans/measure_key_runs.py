# idea: run lengths of sorted keys with the sum of each run
# brief: Let the first element of every run of equal keys measure the run and sum its weights.
# description: `keys` are sorted, so equal keys stand together. The thread of element `i` leaves everything as it is
#     unless its key differs from the key before it (element 0 always begins a run). A head walks forward while the key
#     stays the same and adds the weights, which stayed in the order from before the sort: element `j` has
#     `weight[order[j]]`. It stores the number of elements in `run_length[i]`, their weight in `run_weight[i]`, and
#     records for its key `first_of_key[key]` = `i`.
# launch: n
# inputs:
#     keys[n] = sorted_index(0, n)
#     order[n] = permutation
#     weight[n] = uniform(0, 1)
#     run_length[n] = zero
#     run_weight[n] = zero
#     first_of_key[n] = constant(-1)
# fits:
#     accumulate_in_output(run_weight)
#     total_output(run_weight)
#     largest_output(run_weight)
import warp as wp


@wp.func
def begins_run(keys: wp.array[int], i: int) -> bool:
    if i == 0:
        return True
    return keys[i] != keys[i - 1]


@wp.kernel
def measure_key_runs(
    keys: wp.array[int],
    order: wp.array[int],
    weight: wp.array[float],
    run_length: wp.array[int],
    run_weight: wp.array[float],
    first_of_key: wp.array[int],
):
    i = wp.tid()
    if not begins_run(keys, i):
        return

    key = keys[i]
    total = float(0.0)
    j = int(i)
    # the sort moved keys and indices only; weights stayed where they were
    while j < keys.shape[0]:
        if keys[j] != key:
            break
        total += weight[order[j]]
        j += 1

    run_length[i] = j - i
    run_weight[i] = total
    first_of_key[key] = i
