extern "C" __global__ void half_floats_2c2c37c7_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float16> var_h,
    wp::array_t<wp::bfloat16> var_b,
    wp::float32 var_x,
    wp::array_t<wp::float16> adj_h,
    wp::array_t<wp::bfloat16> adj_b,
    wp::float32 adj_x)
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
        wp::float16 var_2;
        wp::float16 var_3;
        wp::float16 var_4;
        wp::bfloat16* var_5;
        const wp::float32 var_6 = 2.0;
        wp::bfloat16 var_7;
        wp::bfloat16 var_8;
        wp::bfloat16 var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float16 adj_1 = {};
        wp::float16 adj_2 = {};
        wp::float16 adj_3 = {};
        wp::float16 adj_4 = {};
        wp::bfloat16 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::bfloat16 adj_7 = {};
        wp::bfloat16 adj_8 = {};
        wp::bfloat16 adj_9 = {};
        //---------
        // forward
        // def half_floats(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16), x: float):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // h[i] = h[i] * wp.float16(x)                                                            <L 8>
        var_1 = wp::address(var_h, var_0);
        var_2 = wp::float16(var_x);
        var_4 = wp::load(var_1);
        var_3 = wp::mul(var_4, var_2);
        // wp::array_store(var_h, var_0, var_3);
        // b[i] = b[i] + wp.bfloat16(2.0)                                                         <L 9>
        var_5 = wp::address(var_b, var_0);
        var_7 = wp::bfloat16(var_6);
        var_9 = wp::load(var_5);
        var_8 = wp::add(var_9, var_7);
        // wp::array_store(var_b, var_0, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_b, var_0, var_8, adj_b, adj_0, adj_8);
        wp::adj_add(var_9, var_7, adj_5, adj_7, adj_8);
        wp::adj_bfloat16(var_6, adj_6, adj_7);
        wp::adj_address(var_b, var_0, adj_b, adj_0, adj_5);
        // adj: b[i] = b[i] + wp.bfloat16(2.0)                                                    <L 9>
        wp::adj_array_store(var_h, var_0, var_3, adj_h, adj_0, adj_3);
        wp::adj_mul(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_float16(var_x, adj_x, adj_2);
        wp::adj_address(var_h, var_0, adj_h, adj_0, adj_1);
        // adj: h[i] = h[i] * wp.float16(x)                                                       <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def half_floats(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16), x: float):  <L 6>
        continue;
    }
}
