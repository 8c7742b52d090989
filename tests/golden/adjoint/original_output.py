# Builtins that pass their output to the adjoint.
import warp as wp


@wp.kernel
def original_output(x: wp.array(dtype=float), v: wp.vec3, m: wp.mat33):
    i = wp.tid()
    x[0] = wp.sqrt(x[i])
    x[1] = wp.exp(x[i])
    x[2] = x[i] / x[0]
    x[3] = wp.tanh(x[i])
    x[4] = wp.length(v)
    w = wp.normalize(v)
    k = wp.inverse(m)
