# An attribute chain records every step that is a value.
import warp as wp


class Sizes:
    class Small:
        N = 2

    M = 3


@wp.kernel
def constant_attribute_of_class_name(n: wp.array(dtype=int)):
    for i in range(Sizes.Small.N):
        n[i] = Sizes.M
    n[Sizes.M] = Sizes.Small.N
