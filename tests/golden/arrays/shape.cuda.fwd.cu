extern "C" __global__ void shape_4bd602be_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_out)
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
        wp::shape_t* var_0;
        const wp::int32 var_1 = 0;
        wp::int32 var_2;
        wp::shape_t var_3;
        const wp::int32 var_4 = 0;
        wp::shape_t* var_5;
        const wp::int32 var_6 = 1;
        wp::int32 var_7;
        wp::shape_t var_8;
        const wp::int32 var_9 = 1;
        wp::shape_t* var_10;
        wp::shape_t var_11;
        wp::shape_t var_12;
        const wp::int32 var_13 = 0;
        wp::int32 var_14;
        const wp::int32 var_15 = 2;
        //---------
        // forward
        // def shape(x: wp.array2d(dtype=float), out: wp.array(dtype=int)):                       <L 6>
        // out[0] = x.shape[0]                                                                    <L 7>
        var_0 = &(var_x.shape);
        var_3 = wp::load(var_0);
        var_2 = wp::extract(var_3, var_1);
        wp::array_store(var_out, var_4, var_2);
        // out[1] = x.shape[1]                                                                    <L 8>
        var_5 = &(var_x.shape);
        var_8 = wp::load(var_5);
        var_7 = wp::extract(var_8, var_6);
        wp::array_store(var_out, var_9, var_7);
        // s = x.shape                                                                            <L 9>
        var_10 = &(var_x.shape);
        var_12 = wp::load(var_10);
        var_11 = wp::copy(var_12);
        // out[2] = s[0]                                                                          <L 10>
        var_14 = wp::extract(var_11, var_13);
        wp::array_store(var_out, var_15, var_14);
    }
}
