extern "C" __global__ void vector_length_26300640_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::mat_t<2, 2, wp::float32> var_m,
    wp::array_t<wp::int32> var_out,
    wp::vec_t<3, wp::float32> adj_v,
    wp::mat_t<2, 2, wp::float32> adj_m,
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
        const wp::int32 var_0 = 3;
        const wp::int32 var_1 = 0;
        const wp::int32 var_2 = 2;
        const wp::int32 var_3 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        //---------
        // forward
        // def vector_length(v: wp.vec3, m: wp.mat22, out: wp.array(dtype=int)):                  <L 6>
        // out[0] = len(v)                                                                        <L 7>
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = len(m)                                                                        <L 8>
        // wp::array_store(var_out, var_3, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        // adj: out[1] = len(m)                                                                   <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = len(v)                                                                   <L 7>
        // adj: def vector_length(v: wp.vec3, m: wp.mat22, out: wp.array(dtype=int)):             <L 6>
        continue;
    }
}
