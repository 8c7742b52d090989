extern "C" __global__ void augment_element_other_49624bd1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        const wp::float32 var_2 = 2.0;
        wp::float32 var_3;
        wp::float32 var_4;
        wp::float32* var_5;
        const wp::float32 var_6 = 3.0;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32* var_9;
        const wp::float32 var_10 = 2.0;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32* var_13;
        const wp::float32 var_14 = 5.0;
        wp::float32 var_15;
        wp::float32 var_16;
        wp::float32* var_17;
        const wp::float32 var_18 = 2.0;
        wp::float32 var_19;
        wp::float32 var_20;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        //---------
        // forward
        // def augment_element_other(x: wp.array(dtype=float)):                                   <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[i] *= 2.0                                                                            <L 8>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::mul(var_4, var_2);
        // wp::array_store(var_x, var_0, var_3);
        // x[i] /= 3.0                                                                            <L 9>
        var_5 = wp::address(var_x, var_0);
        var_8 = wp::load(var_5);
        var_7 = wp::div(var_8, var_6);
        // wp::array_store(var_x, var_0, var_7);
        // x[i] **= 2.0                                                                           <L 10>
        var_9 = wp::address(var_x, var_0);
        var_12 = wp::load(var_9);
        var_11 = wp::pow(var_12, var_10);
        // wp::array_store(var_x, var_0, var_11);
        // x[i] %= 5.0                                                                            <L 11>
        var_13 = wp::address(var_x, var_0);
        var_16 = wp::load(var_13);
        var_15 = wp::mod(var_16, var_14);
        // wp::array_store(var_x, var_0, var_15);
        // x[i] //= 2.0                                                                           <L 12>
        var_17 = wp::address(var_x, var_0);
        var_20 = wp::load(var_17);
        var_19 = wp::floordiv(var_20, var_18);
        // wp::array_store(var_x, var_0, var_19);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_19, adj_x, adj_0, adj_19);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_17);
        // adj: x[i] //= 2.0                                                                      <L 12>
        wp::adj_array_store(var_x, var_0, var_15, adj_x, adj_0, adj_15);
        wp::adj_mod(var_16, var_14, adj_13, adj_14, adj_15);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_13);
        // adj: x[i] %= 5.0                                                                       <L 11>
        wp::adj_array_store(var_x, var_0, var_11, adj_x, adj_0, adj_11);
        wp::adj_pow(var_12, var_10, var_11, adj_9, adj_10, adj_11);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_9);
        // adj: x[i] **= 2.0                                                                      <L 10>
        wp::adj_array_store(var_x, var_0, var_7, adj_x, adj_0, adj_7);
        wp::adj_div(var_8, var_6, var_7, adj_5, adj_6, adj_7);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_5);
        // adj: x[i] /= 3.0                                                                       <L 9>
        wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
        wp::adj_mul(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] *= 2.0                                                                       <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def augment_element_other(x: wp.array(dtype=float)):                              <L 6>
        continue;
    }
}
