extern "C" __global__ void length_35467f58_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_y,
    wp::array_t<wp::int32> var_out,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_y,
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
        wp::int32 var_0;
        const wp::int32 var_1 = 0;
        wp::int32 var_2;
        const wp::int32 var_3 = 1;
        const wp::int32 var_4 = 0;
        wp::array_t<wp::float32> var_5;
        wp::int32 var_6;
        const wp::int32 var_7 = 2;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::array_t<wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        //---------
        // forward
        // def length(x: wp.array2d(dtype=float), y: wp.array(dtype=wp.vec3), out: wp.array(dtype=int)):       <L 6>
        // out[0] = len(x)                                                                        <L 7>
        var_0 = wp::len(var_x);
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = len(y)                                                                        <L 8>
        var_2 = wp::len(var_y);
        // wp::array_store(var_out, var_3, var_2);
        // out[2] = len(x[0])                                                                     <L 9>
        var_5 = wp::view(var_x, var_4);
        var_6 = wp::len(var_5);
        // wp::array_store(var_out, var_7, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
        wp::adj_view(var_x, var_4, adj_x, adj_4, adj_5);
        // adj: out[2] = len(x[0])                                                                <L 9>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        // adj: out[1] = len(y)                                                                   <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = len(x)                                                                   <L 7>
        // adj: def length(x: wp.array2d(dtype=float), y: wp.array(dtype=wp.vec3), out: wp.array(dtype=int)):  <L 6>
        continue;
    }
}
