# Volumes: samples with and without gradients, lookups, stores, spaces; the type as it is written.
import warp as wp

MODE = wp.Volume.LINEAR


@wp.func
def sample(volume: wp.uint64, q: wp.vec3, bias: float) -> float:
    return wp.volume_sample_f(volume, q, MODE) + bias


@wp.kernel
def samples(
    v: wp.uint64,
    p: wp.array(dtype=wp.vec3),
    o: wp.array(dtype=float),
    o3: wp.array(dtype=wp.vec3),
    w: wp.array(dtype=float),
    w3: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    q = wp.volume_world_to_index(v, p[i])
    a = wp.volume_sample(v, q, wp.Volume.CLOSEST, dtype=float)
    b = wp.volume_sample(v, q, sampling_mode=wp.Volume.LINEAR, dtype=wp.vec3)
    g = wp.vec3()
    m = wp.mat33()
    c = wp.volume_sample_grad_f(v, q, wp.Volume.LINEAR, g)
    d = wp.volume_sample_grad(v, q, MODE, g, dtype=wp.float32)
    e = wp.volume_sample_grad(v, q, MODE, m, dtype=wp.vec3)
    f = wp.volume_sample_index(v, q, MODE, w, 0.0)
    h = wp.volume_sample_grad_index(v, q, MODE, w3, wp.vec3(), m)
    o[i] = a + c + d + f + sample(v, q, 1.0) + m[0, 0]
    o3[i] = b + e + g + h + wp.volume_sample_v(v, q, 1) + wp.volume_index_to_world(v, q)
    o3[i] += wp.volume_index_to_world_dir(v, q) + wp.volume_world_to_index_dir(v, q)
    o[i] += float(wp.volume_sample_i(v, q))


@wp.kernel
def voxels(
    v: wp.uint64,
    d: wp.array(dtype=wp.vec3d),
    o: wp.array(dtype=float),
    o3: wp.array(dtype=wp.vec3),
    od: wp.array(dtype=wp.vec3d),
):
    i = wp.tid()
    o[i] = wp.volume_lookup_f(v, i, 0, 0) + wp.volume_lookup(v, 1, 2, 3, dtype=float)
    o[i] += float(wp.volume_lookup(v, 1, 2, 3, dtype=int)) + float(wp.volume_lookup(v, 1, 2, 3, wp.int64))
    o[i] += float(
        wp.volume_lookup_i(v, 1, 2, 3) + wp.volume_lookup_index(v, 1, 2, 3) + wp.volume_voxel_count(v)
    )
    o3[i] = wp.volume_lookup_v(v, i, i, 0)
    wp.volume_store(v, i, 0, 0, 1.0)
    wp.volume_store(v, 1, 2, 3, wp.vec3(1.0, 2.0, 3.0))
    wp.volume_store_f(v, i, 0, 0, o[i])
    wp.volume_store_v(v, 1, 2, 3, o3[i])
    wp.volume_store_i(v, 1, 2, 3, i)
    q = wp.volume_world_to_index(v, d[i])
    od[i] = (
        wp.volume_index_to_world(v, q)
        + wp.volume_index_to_world_dir(v, q)
        + wp.volume_world_to_index_dir(v, q)
    )
    od[i] *= wp.volume_sample(v, wp.vec3(q), MODE, dtype=wp.float64)
