extern "C" __global__ void atan2_rows_48e35a45_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float16> var_h,
    wp::array_t<wp::float32> var_f,
    wp::array_t<wp::float64> var_d,
    wp::array_t<wp::float16> adj_h,
    wp::array_t<wp::float32> adj_f,
    wp::array_t<wp::float64> adj_d)
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
        wp::float16* var_1;
        const wp::int32 var_2 = 0;
        wp::float16* var_3;
        wp::float16 var_4;
        wp::float16 var_5;
        wp::float16 var_6;
        wp::float32* var_7;
        const wp::float32 var_8 = 2.0;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float64* var_11;
        const wp::int32 var_12 = 0;
        wp::float64* var_13;
        wp::float64 var_14;
        wp::float64 var_15;
        wp::float64 var_16;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float16 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float16 adj_3 = {};
        wp::float16 adj_4 = {};
        wp::float16 adj_5 = {};
        wp::float16 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float64 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::float64 adj_13 = {};
        wp::float64 adj_14 = {};
        wp::float64 adj_15 = {};
        wp::float64 adj_16 = {};
        //---------
        // forward
        // def atan2_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // h[i] = wp.atan2(h[i], h[0])                                                            <L 8>
        var_1 = wp::address(var_h, var_0);
        var_3 = wp::address(var_h, var_2);
        var_5 = wp::load(var_1);
        var_6 = wp::load(var_3);
        var_4 = wp::atan2(var_5, var_6);
        // wp::array_store(var_h, var_0, var_4);
        // f[i] = wp.atan2(f[i], 2.0)                                                             <L 9>
        var_7 = wp::address(var_f, var_0);
        var_10 = wp::load(var_7);
        var_9 = wp::atan2(var_10, var_8);
        // wp::array_store(var_f, var_0, var_9);
        // d[i] = wp.atan2(d[i], d[0])                                                            <L 10>
        var_11 = wp::address(var_d, var_0);
        var_13 = wp::address(var_d, var_12);
        var_15 = wp::load(var_11);
        var_16 = wp::load(var_13);
        var_14 = wp::atan2(var_15, var_16);
        // wp::array_store(var_d, var_0, var_14);
        //---------
        // reverse
        wp::adj_array_store(var_d, var_0, var_14, adj_d, adj_0, adj_14);
        wp::adj_atan2(var_15, var_16, adj_11, adj_13, adj_14);
        wp::adj_address(var_d, var_12, adj_d, adj_12, adj_13);
        wp::adj_address(var_d, var_0, adj_d, adj_0, adj_11);
        // adj: d[i] = wp.atan2(d[i], d[0])                                                       <L 10>
        wp::adj_array_store(var_f, var_0, var_9, adj_f, adj_0, adj_9);
        wp::adj_atan2(var_10, var_8, adj_7, adj_8, adj_9);
        wp::adj_address(var_f, var_0, adj_f, adj_0, adj_7);
        // adj: f[i] = wp.atan2(f[i], 2.0)                                                        <L 9>
        wp::adj_array_store(var_h, var_0, var_4, adj_h, adj_0, adj_4);
        wp::adj_atan2(var_5, var_6, adj_1, adj_3, adj_4);
        wp::adj_address(var_h, var_2, adj_h, adj_2, adj_3);
        wp::adj_address(var_h, var_0, adj_h, adj_0, adj_1);
        // adj: h[i] = wp.atan2(h[i], h[0])                                                       <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def atan2_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):  <L 6>
        continue;
    }
}
