extern "C" __global__ void min_rows_9c292fd5_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_f,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::uint8> var_u,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::vec_t<2, wp::int32> var_k)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        wp::float32* var_1;
        const wp::float32 var_2 = 1.0;
        wp::float32 var_3;
        wp::float32 var_4;
        wp::int32* var_5;
        const wp::int32 var_6 = 2;
        wp::int32 var_7;
        wp::int32 var_8;
        wp::uint8* var_9;
        const wp::int32 var_10 = 0;
        wp::uint8* var_11;
        wp::uint8 var_12;
        wp::uint8 var_13;
        wp::uint8 var_14;
        wp::vec_t<3, wp::float32>* var_15;
        const wp::int32 var_16 = 0;
        wp::vec_t<3, wp::float32>* var_17;
        wp::vec_t<3, wp::float32> var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::vec_t<3, wp::float32> var_20;
        wp::vec_t<3, wp::float32>* var_21;
        wp::float32 var_22;
        wp::vec_t<3, wp::float32> var_23;
        const wp::int32 var_24 = 0;
        wp::int32 var_25;
        const wp::int32 var_26 = 0;
        //---------
        // forward
        // def min_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), u: wp.array(dtype=wp.uint8), v: wp.array(dtype=wp.vec3), k: wp.vec2i):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // f[i] = wp.min(f[i], 1.0)                                                               <L 8>
        var_1 = wp::address(var_f, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::min(var_4, var_2);
        wp::array_store(var_f, var_0, var_3);
        // n[i] = wp.min(n[i], 2)                                                                 <L 9>
        var_5 = wp::address(var_n, var_0);
        var_8 = wp::load(var_5);
        var_7 = wp::min(var_8, var_6);
        wp::array_store(var_n, var_0, var_7);
        // u[i] = wp.min(u[i], u[0])                                                              <L 10>
        var_9 = wp::address(var_u, var_0);
        var_11 = wp::address(var_u, var_10);
        var_13 = wp::load(var_9);
        var_14 = wp::load(var_11);
        var_12 = wp::min(var_13, var_14);
        wp::array_store(var_u, var_0, var_12);
        // v[i] = wp.min(v[i], v[0])                                                              <L 11>
        var_15 = wp::address(var_v, var_0);
        var_17 = wp::address(var_v, var_16);
        var_19 = wp::load(var_15);
        var_20 = wp::load(var_17);
        var_18 = wp::min(var_19, var_20);
        wp::array_store(var_v, var_0, var_18);
        // f[0] = wp.min(v[i])                                                                    <L 12>
        var_21 = wp::address(var_v, var_0);
        var_23 = wp::load(var_21);
        var_22 = wp::min(var_23);
        wp::array_store(var_f, var_24, var_22);
        // n[0] = wp.min(k)                                                                       <L 13>
        var_25 = wp::min(var_k);
        wp::array_store(var_n, var_26, var_25);
    }
}
