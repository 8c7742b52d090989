extern "C" __global__ void unrolled_length_bd8749d6_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::array_t<wp::float32> var_out,
    wp::vec_t<3, wp::float32> adj_v,
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
        const wp::int32 var_0 = 3;
        const wp::int32 var_1 = 0;
        wp::float32 var_2;
        const wp::int32 var_3 = 1;
        wp::float32 var_4;
        const wp::int32 var_5 = 2;
        wp::float32 var_6;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        //---------
        // forward
        // def unrolled_length(v: wp.vec3, out: wp.array(dtype=float)):                           <L 6>
        // for i in range(len(v)):                                                                <L 7>
        // out[i] = v[i]                                                                          <L 8>
        var_2 = wp::extract(var_v, var_1);
        // wp::array_store(var_out, var_1, var_2);
        var_4 = wp::extract(var_v, var_3);
        // wp::array_store(var_out, var_3, var_4);
        var_6 = wp::extract(var_v, var_5);
        // wp::array_store(var_out, var_5, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_5, var_6, adj_out, adj_5, adj_6);
        wp::adj_extract(var_v, var_5, adj_v, adj_5, adj_6);
        wp::adj_array_store(var_out, var_3, var_4, adj_out, adj_3, adj_4);
        wp::adj_extract(var_v, var_3, adj_v, adj_3, adj_4);
        wp::adj_array_store(var_out, var_1, var_2, adj_out, adj_1, adj_2);
        wp::adj_extract(var_v, var_1, adj_v, adj_1, adj_2);
        // adj: out[i] = v[i]                                                                     <L 8>
        // adj: for i in range(len(v)):                                                           <L 7>
        // adj: def unrolled_length(v: wp.vec3, out: wp.array(dtype=float)):                      <L 6>
        continue;
    }
}
