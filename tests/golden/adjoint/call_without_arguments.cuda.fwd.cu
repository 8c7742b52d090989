// call_without_arguments.py:5
static CUDA_CALLABLE wp::float32 one_0(
    )
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    //---------
    // forward
    // def one():                                                                             <L 6>
    // return 1.0                                                                             <L 7>
    return var_0;
}

extern "C" __global__ void call_without_arguments_4fef8273_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v)
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
        wp::float32 var_0;
        const wp::int32 var_1 = 0;
        wp::vec_t<3, wp::float32> var_2;
        const wp::int32 var_3 = 0;
        wp::int32 var_4;
        wp::float32 var_5;
        const wp::int32 var_6 = 1;
        //---------
        // forward
        // def call_without_arguments(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):       <L 11>
        // x[0] = one()                                                                           <L 12>
        var_0 = one_0();
        wp::array_store(var_x, var_1, var_0);
        // v[0] = wp.vec3()                                                                       <L 13>
        var_2 = wp::vec_t<3, wp::float32>();
        wp::array_store(var_v, var_3, var_2);
        // x[1] = float(wp.block_dim())                                                           <L 14>
        var_4 = builtin_block_dim();
        var_5 = wp::float(var_4);
        wp::array_store(var_x, var_6, var_5);
    }
}
