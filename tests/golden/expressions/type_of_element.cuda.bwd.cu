extern "C" __global__ void type_of_element_045e97c8_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v)
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        const wp::float32 var_2 = 2.0;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 0;
        wp::vec_t<3, wp::float32>* var_6;
        const wp::float32 var_7 = 1.0;
        wp::vec_t<3, wp::float32> var_8;
        const wp::int32 var_9 = 0;
        wp::float32 var_10;
        const wp::int32 var_11 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::vec_t<3, wp::float32> adj_6 = {};
        wp::float32 adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        //---------
        // forward
        // def type_of_element(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):             <L 6>
        // x[0] = type(x[0])(2.0)                                                                 <L 7>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::float32(var_2);
        // wp::array_store(var_x, var_4, var_3);
        // w = type(v[0])(1.0)                                                                    <L 8>
        var_6 = wp::address(var_v, var_5);
        var_8 = wp::vec_t<3, wp::float32>(var_7);
        // x[1] = w[0]                                                                            <L 9>
        var_10 = wp::extract(var_8, var_9);
        // wp::array_store(var_x, var_11, var_10);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_11, var_10, adj_x, adj_11, adj_10);
        wp::adj_extract(var_8, var_9, adj_8, adj_9, adj_10);
        // adj: x[1] = w[0]                                                                       <L 9>
        wp::adj_vec_t(var_7, adj_7, adj_8);
        wp::adj_address(var_v, var_5, adj_v, adj_5, adj_6);
        // adj: w = type(v[0])(1.0)                                                               <L 8>
        wp::adj_array_store(var_x, var_4, var_3, adj_x, adj_4, adj_3);
        wp::adj_float32(var_2, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[0] = type(x[0])(2.0)                                                            <L 7>
        // adj: def type_of_element(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):        <L 6>
        continue;
    }
}
