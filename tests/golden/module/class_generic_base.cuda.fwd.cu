extern "C" __global__ void class_generic_base_31772d9f_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
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
        wp::float32* var_1;
        const wp::float32 var_2 = 0.25;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::float32 var_5 = 0.25;
        const wp::int32 var_6 = 3;
        //---------
        // forward
        // def class_generic_base(x: wp.array(dtype=float)):                                      <L 33>
        // i = wp.tid()                                                                           <L 34>
        var_0 = builtin_tid1d();
        // x[i] = x[i] + Special.tolerance                                                        <L 35>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::add(var_4, var_2);
        wp::array_store(var_x, var_0, var_3);
        // x[Direct.limit] = Direct.tolerance                                                     <L 36>
        wp::array_store(var_x, var_6, var_5);
    }
}
