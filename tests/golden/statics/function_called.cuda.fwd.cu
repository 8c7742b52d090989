extern "C" __global__ void function_called_237ebb7a_cuda_kernel_forward(
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
        const wp::int32 var_4 = 0;
        const wp::float32 var_5 = 0.0;
        const wp::int32 var_6 = 5;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        const wp::int32 var_10 = 1;
        const wp::float32 var_11 = 5.0;
        const wp::int32 var_12 = 6;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::float32 var_15;
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
        // for j in range(2):                                                                     <L 32>
        // x[j] += wp.static(scaled(float(j), j + 1)) + float(wp.static(five() + j))              <L 33>
        var_7 = wp::float(var_6);
        var_8 = wp::add(var_5, var_7);
        var_9 = wp::atomic_add(var_x, var_4, var_8);
        var_13 = wp::float(var_12);
        var_14 = wp::add(var_11, var_13);
        var_15 = wp::atomic_add(var_x, var_10, var_14);
    }
}
