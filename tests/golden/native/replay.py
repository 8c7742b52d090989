# Code for the replay is a function beside the forward one; a call with a result does not use it
import warp as wp


@wp.func_native("counter[0] += 1;", replay_snippet="// once is enough")
def count(counter: wp.array(dtype=int)): ...


@wp.func_native("return x + 1.0f;", "adj_x += adj_ret;", "return x;")
def shifted(x: float) -> float: ...


@wp.func_native("// nothing", replay_snippet="", adj_snippet="")
def silent(x: float): ...


@wp.func_native("// nothing", None, None)
def without(x: float): ...


@wp.kernel
def replay_kernel(counter: wp.array(dtype=int), x: wp.array(dtype=float)):
    i = wp.tid()
    count(counter)
    for k in range(i):
        count(counter)
        x[k] = shifted(x[k])
    silent(x[i])
    without(x[i])
    if i > 3:
        silent(x[0])
