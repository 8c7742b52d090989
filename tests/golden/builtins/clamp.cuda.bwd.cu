extern "C" __global__ void clamp_rows_7cf2ec7b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_f,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::bfloat16> var_b,
    wp::array_t<wp::float32> adj_f,
    wp::array_t<wp::int32> adj_n,
    wp::array_t<wp::bfloat16> adj_b)
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
        const wp::float32 var_2 = 0.0;
        const wp::float32 var_3 = 1.0;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::int32* var_6;
        const wp::int32 var_7 = -1;
        const wp::int32 var_8 = 1;
        wp::int32 var_9;
        wp::int32 var_10;
        wp::bfloat16* var_11;
        const wp::int32 var_12 = 0;
        wp::bfloat16* var_13;
        const wp::int32 var_14 = 1;
        wp::bfloat16* var_15;
        wp::bfloat16 var_16;
        wp::bfloat16 var_17;
        wp::bfloat16 var_18;
        wp::bfloat16 var_19;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::bfloat16 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::bfloat16 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::bfloat16 adj_15 = {};
        wp::bfloat16 adj_16 = {};
        wp::bfloat16 adj_17 = {};
        wp::bfloat16 adj_18 = {};
        wp::bfloat16 adj_19 = {};
        //---------
        // forward
        // def clamp_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), b: wp.array(dtype=wp.bfloat16)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // f[i] = wp.clamp(f[i], 0.0, 1.0)                                                        <L 8>
        var_1 = wp::address(var_f, var_0);
        var_5 = wp::load(var_1);
        var_4 = wp::clamp(var_5, var_2, var_3);
        // wp::array_store(var_f, var_0, var_4);
        // n[i] = wp.clamp(n[i], -1, 1)                                                           <L 9>
        var_6 = wp::address(var_n, var_0);
        var_10 = wp::load(var_6);
        var_9 = wp::clamp(var_10, var_7, var_8);
        // wp::array_store(var_n, var_0, var_9);
        // b[i] = wp.clamp(b[i], b[0], b[1])                                                      <L 10>
        var_11 = wp::address(var_b, var_0);
        var_13 = wp::address(var_b, var_12);
        var_15 = wp::address(var_b, var_14);
        var_17 = wp::load(var_11);
        var_18 = wp::load(var_13);
        var_19 = wp::load(var_15);
        var_16 = wp::clamp(var_17, var_18, var_19);
        // wp::array_store(var_b, var_0, var_16);
        //---------
        // reverse
        wp::adj_array_store(var_b, var_0, var_16, adj_b, adj_0, adj_16);
        wp::adj_clamp(var_17, var_18, var_19, adj_11, adj_13, adj_15, adj_16);
        wp::adj_address(var_b, var_14, adj_b, adj_14, adj_15);
        wp::adj_address(var_b, var_12, adj_b, adj_12, adj_13);
        wp::adj_address(var_b, var_0, adj_b, adj_0, adj_11);
        // adj: b[i] = wp.clamp(b[i], b[0], b[1])                                                 <L 10>
        wp::adj_array_store(var_n, var_0, var_9, adj_n, adj_0, adj_9);
        wp::adj_clamp(var_10, var_7, var_8, adj_6, adj_7, adj_8, adj_9);
        wp::adj_address(var_n, var_0, adj_n, adj_0, adj_6);
        // adj: n[i] = wp.clamp(n[i], -1, 1)                                                      <L 9>
        wp::adj_array_store(var_f, var_0, var_4, adj_f, adj_0, adj_4);
        wp::adj_clamp(var_5, var_2, var_3, adj_1, adj_2, adj_3, adj_4);
        wp::adj_address(var_f, var_0, adj_f, adj_0, adj_1);
        // adj: f[i] = wp.clamp(f[i], 0.0, 1.0)                                                   <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def clamp_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), b: wp.array(dtype=wp.bfloat16)):  <L 6>
        continue;
    }
}
