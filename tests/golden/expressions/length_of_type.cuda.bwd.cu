extern "C" __global__ void length_of_type_f3ff35db_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<4, wp::float32> var_v,
    wp::array_t<wp::int32> var_out,
    wp::vec_t<4, wp::float32> adj_v,
    wp::array_t<wp::int32> adj_out)
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
        const wp::int32 var_0 = 4;
        wp::int32 var_1;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 1;
        const wp::int32 var_5 = 2;
        const wp::int32 var_6 = 3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        //---------
        // forward
        // def length_of_type(v: wp.vec4, out: wp.array(dtype=int)):                              <L 6>
        // out[0] = int(type(v).length)                                                           <L 7>
        var_1 = wp::int(var_0);
        // wp::array_store(var_out, var_2, var_1);
        // for k in range(v.length):                                                              <L 8>
        // out[k] = k                                                                             <L 9>
        // wp::array_store(var_out, var_3, var_3);
        // wp::array_store(var_out, var_4, var_4);
        // wp::array_store(var_out, var_5, var_5);
        // wp::array_store(var_out, var_6, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_6, var_6, adj_out, adj_6, adj_6);
        wp::adj_array_store(var_out, var_5, var_5, adj_out, adj_5, adj_5);
        wp::adj_array_store(var_out, var_4, var_4, adj_out, adj_4, adj_4);
        wp::adj_array_store(var_out, var_3, var_3, adj_out, adj_3, adj_3);
        // adj: out[k] = k                                                                        <L 9>
        // adj: for k in range(v.length):                                                         <L 8>
        wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
        // adj: out[0] = int(type(v).length)                                                      <L 7>
        // adj: def length_of_type(v: wp.vec4, out: wp.array(dtype=int)):                         <L 6>
        continue;
    }
}
