extern "C" __global__ void constant_factory_instance_6631f25b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<5, wp::float32>> var_out,
    wp::array_t<wp::vec_t<5, wp::float32>> adj_out)
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
        const wp::vec_t<5, wp::float32> var_0 = wp::initializer_array<5,wp::float32>{1.0, 2.0, 3.0, 4.0, 5.0};
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::vec_t<5, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def constant_factory_instance(out: wp.array(dtype=vec5)):                              <L 9>
        // out[0] = FIVE                                                                          <L 10>
        // wp::array_store(var_out, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = FIVE                                                                     <L 10>
        // adj: def constant_factory_instance(out: wp.array(dtype=vec5)):                         <L 9>
        continue;
    }
}
