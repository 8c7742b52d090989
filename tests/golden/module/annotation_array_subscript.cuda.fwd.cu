extern "C" __global__ void annotation_array_subscript_fce83c94_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::vec_t<3, wp::float32>> var_b,
    wp::array_t<wp::int32> var_c)
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
        const wp::int32 var_0 = 0;
        const wp::int32 var_1 = 0;
        const wp::int32 var_2 = 0;
        wp::vec_t<3, wp::float32>* var_3;
        const wp::int32 var_4 = 0;
        wp::float32 var_5;
        wp::vec_t<3, wp::float32> var_6;
        const wp::int32 var_7 = 0;
        const wp::int32 var_8 = 0;
        //---------
        // forward
        // def annotation_array_subscript(a: wp.array[float, 2], b: wp.array[wp.vec3, Literal[3]], c: wp.array1d[int]):       <L 8>
        // a[0, 0] = b[0, 0, 0][0]                                                                <L 9>
        var_3 = wp::address(var_b, var_0, var_1, var_2);
        var_6 = wp::load(var_3);
        var_5 = wp::extract(var_6, var_4);
        wp::array_store(var_a, var_7, var_8, var_5);
    }
}
