extern "C" __global__ void constant_enum_attribute_b0e6d091_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        const wp::float32 var_1 = 1.0;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        //---------
        // forward
        // def constant_enum_attribute(x: wp.array(dtype=float)):                                 <L 13>
        // if Mode.ON:                                                                            <L 14>
        // x[0] = 1.0                                                                             <L 15>
        // wp::array_store(var_x, var_2, var_1);
        // if Mode.OFF:                                                                           <L 16>
        //---------
        // reverse
        // adj: if Mode.OFF:                                                                      <L 16>
        wp::adj_array_store(var_x, var_2, var_1, adj_x, adj_2, adj_1);
        // adj: x[0] = 1.0                                                                        <L 15>
        // adj: if Mode.ON:                                                                       <L 14>
        // adj: def constant_enum_attribute(x: wp.array(dtype=float)):                            <L 13>
        continue;
    }
}
