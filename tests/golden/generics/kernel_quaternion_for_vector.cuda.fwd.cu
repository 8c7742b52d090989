extern "C" __global__ void kernel_quaternion_for_vector_4ac827ae_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::quat_t<wp::float32>> var_x)
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
        wp::quat_t<wp::float32>* var_1;
        wp::quat_t<wp::float32>* var_2;
        const wp::float32 var_3 = 0.5;
        wp::float32 var_4;
        wp::quat_t<wp::float32> var_5;
        wp::quat_t<wp::float32> var_6;
        //---------
        // forward
        // def kernel_quaternion_for_vector(x: wp.array(dtype=wp.types.vector(length=Any, dtype=wp.Float))):       <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * x[i].dtype(0.5)                                                          <L 3>
        var_1 = wp::address(var_x, var_0);
        var_2 = wp::address(var_x, var_0);
        var_4 = wp::float32(var_3);
        var_6 = wp::load(var_1);
        var_5 = wp::mul(var_6, var_4);
        wp::array_store(var_x, var_0, var_5);
    }
}

extern "C" __global__ void kernel_quaternion_for_vector_dc87381b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float64>> var_x)
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
        wp::vec_t<2, wp::float64>* var_1;
        wp::vec_t<2, wp::float64>* var_2;
        wp::float64 var_3;
        wp::vec_t<2, wp::float64> var_4;
        wp::vec_t<2, wp::float64> var_5;
        //---------
        // forward
        // def kernel_quaternion_for_vector(x: wp.array(dtype=wp.types.vector(length=Any, dtype=wp.Float))):       <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * x[i].dtype(0.5)                                                          <L 3>
        var_1 = wp::address(var_x, var_0);
        var_2 = wp::address(var_x, var_0);
        var_3 = 0.5;
        var_5 = wp::load(var_1);
        var_4 = wp::mul(var_5, var_3);
        wp::array_store(var_x, var_0, var_4);
    }
}
