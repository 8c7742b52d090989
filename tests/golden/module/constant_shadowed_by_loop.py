# A loop variable that shares its name with a module number hashes it as well.
import warp as wp

i = 5


@wp.kernel
def constant_shadowed_by_loop(x: wp.array(dtype=float), n: int):
    for i in range(n):
        x[i] = 1.0
