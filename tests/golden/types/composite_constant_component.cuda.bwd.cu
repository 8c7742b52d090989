extern "C" __global__ void composite_constant_component_2cadcc91_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_out,
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
        const wp::vec_t<3, wp::float32> var_0 = wp::initializer_array<3,wp::float32>{0.0, 1.0, 0.0};
        const wp::int32 var_1 = 1;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 1;
        wp::float32 var_5;
        const wp::int32 var_6 = 1;
        //---------
        // dual vars
        wp::vec_t<3, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        //---------
        // forward
        // def composite_constant_component(out: wp.array(dtype=float)):                          <L 8>
        // out[0] = UP[1]                                                                         <L 9>
        var_2 = wp::extract(var_0, var_1);
        // wp::array_store(var_out, var_3, var_2);
        // out[1] = UP.y                                                                          <L 10>
        var_5 = wp::extract(var_0, var_4);
        // wp::array_store(var_out, var_6, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
        wp::adj_extract(var_0, var_4, adj_0, adj_4, adj_5);
        // adj: out[1] = UP.y                                                                     <L 10>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_extract(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: out[0] = UP[1]                                                                    <L 9>
        // adj: def composite_constant_component(out: wp.array(dtype=float)):                     <L 8>
        continue;
    }
}
