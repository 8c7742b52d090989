# idea: inverted dropout with a bit mask
# brief: Drop random activations, scale up the kept ones, and pack which were kept into one bit each.
# description: One thread per byte of the mask, that is per `LANES` consecutive activations. Each lane inside of `x` draws a
#     number from the generator started with `seed` and `offset` plus the thread index (so that every step of training takes other
#     numbers); numbers below `keep_probability` keep the activation: `y` gets it divided by `keep_probability`, so that the
#     expected value stays, and bit `lane` of `mask[byte]` is set. Dropped activations are zero in `y`. The last byte may reach
#     beyond the end of `x`; its missing lanes stay zero.
# launch: ceil(n/8)
# inputs:
#     x[n] = uniform(-1, 1)
#     keep_probability = 0.75
#     seed = index(0, 1000000)
#     offset = index(0, 1000000)
#     y[n] = zero
#     mask[ceil(n/8)] = zero
import warp as wp

LANES = wp.constant(8)


@wp.kernel
def dropout_with_packed_mask(x: wp.array(dtype=float), keep_probability: float, seed: int, offset: int,
                             y: wp.array(dtype=float), mask: wp.array(dtype=wp.uint8)):
    """Inverted dropout. The backward pass reads the mask, a bit per activation, instead of drawing again."""
    byte = wp.tid()
    state = wp.rand_init(seed, offset + byte)

    bits = int(0)
    for lane in range(LANES):
        index = byte * LANES + lane
        draw = wp.randf(state)
        if index < x.shape[0]:
            if draw < keep_probability:
                bits = bits | (1 << lane)
                y[index] = x[index] / keep_probability
            else:
                y[index] = 0.0

    mask[byte] = wp.uint8(bits)
