# Index loads of augmented stores: atomics late, the others early.
import warp as wp


@wp.kernel
def augment_indexed_element(x: wp.array(dtype=float), idx: wp.array(dtype=int)):
    i = wp.tid()
    x[idx[i]] += 1.0
    x[idx[i]] *= 2.0
