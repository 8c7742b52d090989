# idea: log partition function with a stable gradient
# brief: Compute the log partition function and the free energy of three-state systems without overflow.
# description: System `i` has the energies `energy[i]` of its three states at the temperature `temperature[i]`.
#     `log_sum_exp` of the negative energies over the temperature takes out the largest exponent before it sums, so
#     nothing overflows. Its gradient is the softmax, and `softmax_gradient` writes it down directly: the exponential of
#     each component minus the result, times the incoming gradient. The log partition function goes to
#     `log_partition[i]`, and minus the temperature times it, the free energy, to `free_energy[i]`.
# launch: n
# inputs:
#     energy[n] = uniform(-20, 20)
#     temperature[n] = uniform(0.2, 2)
#     log_partition[n] = zero
#     free_energy[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     batch_dimension
#     total_output(free_energy)
import warp as wp


@wp.func
def log_sum_exp(x: wp.vec3) -> float:
    peak = wp.max(x)
    total = wp.exp(x[0] - peak) + wp.exp(x[1] - peak) + wp.exp(x[2] - peak)
    return peak + wp.log(total)


@wp.func_grad(log_sum_exp)
def softmax_gradient(x: wp.vec3, adj_ret: float):
    result = log_sum_exp(x)
    weights = wp.vec3(wp.exp(x[0] - result), wp.exp(x[1] - result), wp.exp(x[2] - result))
    wp.adjoint[x] += weights * adj_ret


@wp.kernel
def log_partition_of_triples(
    energy: wp.array(dtype=wp.vec3),
    temperature: wp.array(dtype=float),
    log_partition: wp.array(dtype=float),
    free_energy: wp.array(dtype=float),
):
    i = wp.tid()
    kt = temperature[i]
    result = log_sum_exp(-energy[i] / kt)
    log_partition[i] = result
    free_energy[i] = -kt * result
