extern "C" __global__ void function_called_1c79662f_cuda_kernel_forward(
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
        wp::int32 var_0;
        const bool var_1 = true;
        const wp::float32 var_2 = 16.0;
        const wp::vec_t<3, wp::float32> var_3 = wp::initializer_array<3,wp::float32>{2.0, 3.0, 1.0};
        //---------
        // forward
        // def function_called(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):             <L 27>
        // i = wp.tid()                                                                           <L 28>
        var_0 = builtin_tid1d();
        // if wp.static(five() in {2, 3, 5}):                                                     <L 29>
        // x[i] = wp.static(scaled(1.5, 3))                                                       <L 30>
        wp::array_store(var_x, var_0, var_2);
        // v[i] = wp.static(turned(wp.vec3(1.0, 2.0, 3.0)))                                       <L 31>
        wp::array_store(var_v, var_0, var_3);
    }
}
