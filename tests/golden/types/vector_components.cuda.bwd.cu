extern "C" __global__ void vector_components_ffd4b324_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<4, wp::float32> var_v,
    wp::array_t<wp::float32> var_out,
    wp::vec_t<4, wp::float32> adj_v,
    wp::array_t<wp::float32> adj_out)
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
        wp::vec_t<4, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::float32 var_2;
        const wp::int32 var_3 = 1;
        wp::float32 var_4;
        wp::float32 var_5;
        const wp::int32 var_6 = 2;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 3;
        wp::float32 var_10;
        wp::float32 var_11;
        const wp::int32 var_12 = 0;
        const wp::float32 var_13 = 1.0;
        const wp::int32 var_14 = 0;
        const wp::int32 var_15 = 1;
        wp::float32* var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        const wp::int32 var_19 = 3;
        const wp::int32 var_20 = 0;
        wp::float32 var_21;
        const wp::int32 var_22 = 2;
        //---------
        // dual vars
        wp::vec_t<4, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::int32 adj_22 = {};
        //---------
        // forward
        // def vector_components(v: wp.vec4, out: wp.array(dtype=float)):                         <L 6>
        // a = v                                                                                  <L 7>
        var_0 = wp::copy(var_v);
        // out[0] = a.x + a.y + a.z + a.w                                                         <L 8>
        var_2 = wp::extract(var_0, var_1);
        var_4 = wp::extract(var_0, var_3);
        var_5 = wp::add(var_2, var_4);
        var_7 = wp::extract(var_0, var_6);
        var_8 = wp::add(var_5, var_7);
        var_10 = wp::extract(var_0, var_9);
        var_11 = wp::add(var_8, var_10);
        // wp::array_store(var_out, var_12, var_11);
        // a.x = 1.0                                                                              <L 9>
        wp::assign_inplace(var_0, var_14, var_13);
        // a.w = out[1]                                                                           <L 10>
        var_16 = wp::address(var_out, var_15);
        var_18 = wp::load(var_16);
        var_17 = wp::copy(var_18);
        wp::assign_inplace(var_0, var_19, var_17);
        // out[2] = a.x                                                                           <L 11>
        var_21 = wp::extract(var_0, var_20);
        // wp::array_store(var_out, var_22, var_21);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_22, var_21, adj_out, adj_22, adj_21);
        wp::adj_extract(var_0, var_20, adj_0, adj_20, adj_21);
        // adj: out[2] = a.x                                                                      <L 11>
        wp::adj_assign_inplace(var_0, var_19, var_17, adj_0, adj_19, adj_17);
        wp::adj_copy(var_18, adj_16, adj_17);
        wp::adj_address(var_out, var_15, adj_out, adj_15, adj_16);
        // adj: a.w = out[1]                                                                      <L 10>
        wp::adj_assign_inplace(var_0, var_14, var_13, adj_0, adj_14, adj_13);
        // adj: a.x = 1.0                                                                         <L 9>
        wp::adj_array_store(var_out, var_12, var_11, adj_out, adj_12, adj_11);
        wp::adj_add(var_8, var_10, adj_8, adj_10, adj_11);
        wp::adj_extract(var_0, var_9, adj_0, adj_9, adj_10);
        wp::adj_add(var_5, var_7, adj_5, adj_7, adj_8);
        wp::adj_extract(var_0, var_6, adj_0, adj_6, adj_7);
        wp::adj_add(var_2, var_4, adj_2, adj_4, adj_5);
        wp::adj_extract(var_0, var_3, adj_0, adj_3, adj_4);
        wp::adj_extract(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: out[0] = a.x + a.y + a.z + a.w                                                    <L 8>
        wp::adj_copy(var_v, adj_v, adj_0);
        // adj: a = v                                                                             <L 7>
        // adj: def vector_components(v: wp.vec4, out: wp.array(dtype=float)):                    <L 6>
        continue;
    }
}
