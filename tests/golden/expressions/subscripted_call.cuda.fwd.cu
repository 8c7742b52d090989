extern "C" __global__ void subscripted_call_680a584b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
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
        const wp::int32 var_0 = 0;
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        const wp::int32 var_4 = 1;
        wp::float32 var_5;
        const wp::int32 var_6 = 0;
        const wp::int32 var_7 = 0;
        wp::vec_t<3, wp::float32>* var_8;
        const wp::int32 var_9 = 1;
        wp::vec_t<3, wp::float32>* var_10;
        wp::vec_t<3, wp::float32> var_11;
        wp::vec_t<3, wp::float32> var_12;
        wp::vec_t<3, wp::float32> var_13;
        const wp::int32 var_14 = 2;
        wp::float32 var_15;
        const wp::int32 var_16 = 1;
        //---------
        // forward
        // def subscripted_call(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):          <L 6>
        // out[0] = wp.normalize(v[0])[1]                                                         <L 7>
        var_1 = wp::address(var_v, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::normalize(var_3);
        var_5 = wp::extract(var_2, var_4);
        wp::array_store(var_out, var_6, var_5);
        // out[1] = (v[0] + v[1]).z                                                               <L 8>
        var_8 = wp::address(var_v, var_7);
        var_10 = wp::address(var_v, var_9);
        var_12 = wp::load(var_8);
        var_13 = wp::load(var_10);
        var_11 = wp::add(var_12, var_13);
        var_15 = wp::extract(var_11, var_14);
        wp::array_store(var_out, var_16, var_15);
    }
}
