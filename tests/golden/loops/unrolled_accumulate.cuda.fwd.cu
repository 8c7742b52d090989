extern "C" __global__ void unrolled_accumulate_588ae99c_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<4, wp::float32> var_v,
    wp::array_t<wp::float32> var_out)
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
        const wp::float32 var_0 = 0.0;
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        wp::float32 var_6;
        wp::float32 var_7;
        const wp::int32 var_8 = 2;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 3;
        wp::float32 var_12;
        wp::float32 var_13;
        const wp::int32 var_14 = 0;
        //---------
        // forward
        // def unrolled_accumulate(v: wp.vec4, out: wp.array(dtype=float)):                       <L 6>
        // s = float(0.0)                                                                         <L 7>
        var_1 = wp::float(var_0);
        // for i in range(4):                                                                     <L 8>
        // s += v[i]                                                                              <L 9>
        var_3 = wp::extract(var_v, var_2);
        var_4 = wp::add(var_1, var_3);
        var_6 = wp::extract(var_v, var_5);
        var_7 = wp::add(var_4, var_6);
        var_9 = wp::extract(var_v, var_8);
        var_10 = wp::add(var_7, var_9);
        var_12 = wp::extract(var_v, var_11);
        var_13 = wp::add(var_10, var_12);
        // out[0] = s                                                                             <L 10>
        wp::array_store(var_out, var_14, var_13);
    }
}
