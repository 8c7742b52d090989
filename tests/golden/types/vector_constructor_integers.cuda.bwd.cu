extern "C" __global__ void vector_constructor_integers_3956fa84_cuda_kernel_backward(
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
        const wp::int32 var_0 = 1;
        const wp::int32 var_1 = 2;
        const wp::int32 var_2 = 3;
        wp::vec_t<3, wp::float32> var_3;
        const wp::float32 var_4 = 1;
        const wp::float32 var_5 = 2;
        const wp::float32 var_6 = 3;
        const wp::int32 var_7 = 0;
        const wp::int32 var_8 = 0;
        wp::float32* var_9;
        const wp::float32 var_10 = 1.0;
        const wp::int32 var_11 = 0;
        wp::vec_t<3, wp::float32> var_12;
        const wp::float32 var_13 = 0;
        wp::float32 var_14;
        const wp::int32 var_15 = 1;
        const wp::int32 var_16 = 1;
        wp::vec_t<3, wp::float32> var_17;
        const wp::float32 var_18 = 1;
        const wp::int32 var_19 = 2;
        const wp::float32 var_20 = 1.7;
        const wp::int32 var_21 = 2;
        wp::vec_t<2, wp::int32> var_22;
        const wp::int32 var_23 = 1.7;
        const bool var_24 = true;
        const wp::float32 var_25 = 0.5;
        wp::vec_t<2, wp::float32> var_26;
        const wp::float32 var_27 = True;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::float32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::vec_t<2, wp::int32> adj_22 = {};
        wp::int32 adj_23 = {};
        bool adj_24 = {};
        wp::float32 adj_25 = {};
        wp::vec_t<2, wp::float32> adj_26 = {};
        wp::float32 adj_27 = {};
        //---------
        // forward
        // def vector_constructor_integers(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):       <L 6>
        // out[0] = wp.vec3(1, 2, 3)                                                              <L 7>
        var_3 = wp::vec_t<3, wp::float32>(var_4, var_5, var_6);
        // wp::array_store(var_out, var_7, var_3);
        // out[1] = wp.vec3(x[0], 1.0, 0)                                                         <L 8>
        var_9 = wp::address(var_x, var_8);
        var_14 = wp::load(var_9);
        var_12 = wp::vec_t<3, wp::float32>(var_14, var_10, var_13);
        // wp::array_store(var_out, var_15, var_12);
        // out[2] = wp.vec3(1)                                                                    <L 9>
        var_17 = wp::vec_t<3, wp::float32>(var_18);
        // wp::array_store(var_out, var_19, var_17);
        // a = wp.vec2i(1.7, 2)                                                                   <L 10>
        var_22 = wp::vec_t<2, wp::int32>(var_23, var_21);
        // b = wp.vec2(True, 0.5)                                                                 <L 11>
        var_26 = wp::vec_t<2, wp::float32>(var_27, var_25);
        //---------
        // reverse
        wp::adj_vec_t(var_27, var_25, adj_27, adj_25, adj_26);
        // adj: b = wp.vec2(True, 0.5)                                                            <L 11>
        wp::adj_vec_t(var_23, var_21, adj_23, adj_21, adj_22);
        // adj: a = wp.vec2i(1.7, 2)                                                              <L 10>
        wp::adj_array_store(var_out, var_19, var_17, adj_out, adj_19, adj_17);
        wp::adj_vec_t(var_18, adj_18, adj_17);
        // adj: out[2] = wp.vec3(1)                                                               <L 9>
        wp::adj_array_store(var_out, var_15, var_12, adj_out, adj_15, adj_12);
        wp::adj_vec_t(var_14, var_10, var_13, adj_9, adj_10, adj_13, adj_12);
        wp::adj_address(var_x, var_8, adj_x, adj_8, adj_9);
        // adj: out[1] = wp.vec3(x[0], 1.0, 0)                                                    <L 8>
        wp::adj_array_store(var_out, var_7, var_3, adj_out, adj_7, adj_3);
        wp::adj_vec_t(var_4, var_5, var_6, adj_4, adj_5, adj_6, adj_3);
        // adj: out[0] = wp.vec3(1, 2, 3)                                                         <L 7>
        // adj: def vector_constructor_integers(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):  <L 6>
        continue;
    }
}
