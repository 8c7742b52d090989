# The compiler may spill to shared memory where no tile lives there: by pass, with what is called in it.
import warp as wp


@wp.func
def summed(a: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=16, storage="shared")
    return wp.tile_sum(t)[0]


@wp.func
def plain(a: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=16)
    wp.tile_store(a, t)


@wp.func_grad(plain)
def plain_adjoint(a: wp.array(dtype=float)):
    t = wp.tile_ones(shape=(4, 4), dtype=float, storage="shared")
    wp.tile_atomic_add(wp.adjoint[a], wp.tile_sum(t))


@wp.kernel(enable_cuda_smem_spilling=True)
def free(a: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=16)
    wp.tile_store(a, t * 2.0)


@wp.kernel(enable_cuda_smem_spilling=True)
def own(a: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=16)
    a[0] = t[3]


@wp.kernel(enable_cuda_smem_spilling=True)
def called(a: wp.array(dtype=float), b: wp.array(dtype=float)):
    b[0] = summed(a)


@wp.kernel(enable_cuda_smem_spilling=True)
def only_backward(a: wp.array(dtype=float)):
    plain(a)
