extern "C" __global__ void component_assign_1cc62581_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out)
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
        wp::vec_t<3, wp::float32> var_1;
        wp::float32* var_2;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 0;
        wp::float32* var_6;
        const wp::float32 var_7 = 2.0;
        wp::float32 var_8;
        wp::float32 var_9;
        const wp::int32 var_10 = 1;
        const wp::int32 var_11 = 2;
        wp::float32* var_12;
        wp::float32 var_13;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        //---------
        // forward
        // def component_assign(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):          <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // v = wp.vec3()                                                                          <L 8>
        var_1 = wp::vec_t<3, wp::float32>();
        // v[0] = x[i]                                                                            <L 9>
        var_2 = wp::address(var_x, var_0);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        wp::assign_inplace(var_1, var_5, var_3);
        // v.y = x[i] * 2.0                                                                       <L 10>
        var_6 = wp::address(var_x, var_0);
        var_9 = wp::load(var_6);
        var_8 = wp::mul(var_9, var_7);
        wp::assign_inplace(var_1, var_10, var_8);
        // v[2] += x[i]                                                                           <L 11>
        var_12 = wp::address(var_x, var_0);
        var_13 = wp::load(var_12);
        wp::add_inplace(var_1, var_11, var_13);
        // out[i] = v                                                                             <L 12>
        // wp::array_store(var_out, var_0, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_1, adj_out, adj_0, adj_1);
        // adj: out[i] = v                                                                        <L 12>
        wp::adj_add_inplace(var_1, var_11, var_13, adj_1, adj_11, adj_12);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_12);
        // adj: v[2] += x[i]                                                                      <L 11>
        wp::adj_assign_inplace(var_1, var_10, var_8, adj_1, adj_10, adj_8);
        wp::adj_mul(var_9, var_7, adj_6, adj_7, adj_8);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_6);
        // adj: v.y = x[i] * 2.0                                                                  <L 10>
        wp::adj_assign_inplace(var_1, var_5, var_3, adj_1, adj_5, adj_3);
        wp::adj_copy(var_4, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
        // adj: v[0] = x[i]                                                                       <L 9>
        // adj: v = wp.vec3()                                                                     <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def component_assign(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):     <L 6>
        continue;
    }
}
