import warp as wp

wp.config.quiet = True
wp.config.max_unroll = 8
wp.set_module_options({"enable_backward": False, "fast_math": True})


@wp.kernel
def plain(a: wp.array(dtype=float)):
    a[0] = 1.0


@wp.kernel(enable_backward=True, launch_bounds=(256, 2), grid_stride=False, cluster_dim=2)
def many(a: wp.array(dtype=float)):
    a[0] = 1.0


@wp.kernel(launch_bounds=128, enable_cuda_smem_spilling=True)
def bounds(a: wp.array(dtype=float)):
    a[0] = 1.0


@wp.kernel(cuda_max_registers=64, enable_cuda_smem_spilling=False, name="renamed", entry_point_abi="warp")
def registers(a: wp.array(dtype=float)):
    a[0] = 1.0


@wp.kernel(module="unique")
def single(a: wp.array(dtype=float)):
    a[0] = 1.0


@wp.kernel(module="unique", module_options={"max_unroll": 2, "enable_backward": True, "strip_hash": True, "lineinfo": True})
def optioned(a: wp.array(dtype=float)):
    a[0] = 1.0


@wp.kernel(module="other_module")
def named(a: wp.array(dtype=float)):
    a[0] = 1.0


@wp.kernel(module="other_module", enable_backward=None)
def named2(a: wp.array(dtype=float)):
    a[0] = 1.0


fast = wp.kernel(enable_backward=False)


@fast
def by_name(a: wp.array(dtype=float)):
    a[0] = 1.0


def undecorated(a: wp.array(dtype=float)):
    a[0] = 1.0


called = wp.kernel(undecorated)
called2 = wp.kernel(undecorated, enable_backward=True, name="second")
wp.set_module_options({"max_unroll": 4, "block_dim": 128, "mode": "debug"})
wp.config.default_grid_stride = False
