# The backward pass calls the replay function in place of the function; it has no adjoint
import warp as wp


@wp.func
def reserve(counter: wp.array(dtype=int), slots: wp.array(dtype=int), i: int):
    slot = wp.atomic_add(counter, 0, 1)
    slots[i] = slot
    return slot


@wp.func_replay(reserve)
def replay_reserve(counter: wp.array(dtype=int), slots: wp.array(dtype=int), i: int):
    return slots[i]


@wp.func
def bump(counter: wp.array(dtype=int)):
    wp.atomic_add(counter, 0, 1)


@wp.func_replay(bump)
def again(counter: wp.array(dtype=int)):
    pass


@wp.kernel
def replay_kernel(counter: wp.array(dtype=int), slots: wp.array(dtype=int), x: wp.array(dtype=float)):
    i = wp.tid()
    slot = reserve(counter, slots, i)
    x[slot] = x[i] * 2.0
    bump(counter)
    for k in range(i):
        bump(counter)
        x[reserve(counter, slots, k)] = x[k]
