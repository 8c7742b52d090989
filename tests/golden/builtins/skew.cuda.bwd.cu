extern "C" __global__ void skew_rows_24a89cf9_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_out)
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
        wp::vec_t<3, wp::float32>* var_1;
        wp::mat_t<3, 3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::mat_t<3, 3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        //---------
        // forward
        // def skew_rows(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.mat33)):              <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = wp.skew(v[i])                                                                 <L 8>
        var_1 = wp::address(var_v, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::skew(var_3);
        // wp::array_store(var_out, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_2, adj_out, adj_0, adj_2);
        wp::adj_skew(var_3, adj_1, adj_2);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
        // adj: out[i] = wp.skew(v[i])                                                            <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def skew_rows(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.mat33)):         <L 6>
        continue;
    }
}
