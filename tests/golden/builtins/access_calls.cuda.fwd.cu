extern "C" __global__ void access_calls_rows_292de4b1_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_x,
    wp::vec_t<3, wp::float32> var_v,
    wp::int32 var_k)
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
        wp::vec_t<3, wp::float32> var_4;
        const wp::int32 var_5 = 0;
        wp::vec_t<3, wp::float32>* var_6;
        wp::vec_t<3, wp::float32> var_7;
        const wp::int32 var_8 = 1;
        wp::float32 var_9;
        const wp::float32 var_10 = 2.0;
        const wp::int32 var_11 = 0;
        wp::vec_t<3, wp::float32> var_12;
        //---------
        // forward
        // def access_calls_rows(x: wp.array(dtype=wp.vec3), v: wp.vec3, k: int):                 <L 6>
        // wp.array_store(x, k, v)                                                                <L 7>
        wp::array_store(var_x, var_k, var_v);
        // a = wp.address(x, 0)                                                                   <L 8>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // b = wp.copy(v)                                                                         <L 9>
        var_4 = wp::copy(var_v);
        // c = wp.load(x[0])                                                                      <L 10>
        var_6 = wp::address(var_x, var_5);
        var_7 = wp::load(var_6);
        // d = wp.extract(v, 1)                                                                   <L 11>
        var_9 = wp::extract(var_v, var_8);
        // wp.assign_inplace(v, k, 2.0)                                                           <L 12>
        wp::assign_inplace(var_v, var_k, var_10);
        // wp.add_inplace(v, 0, d)                                                                <L 13>
        wp::add_inplace(var_v, var_11, var_9);
        // e = wp.where(k, b, c)                                                                  <L 14>
        var_12 = wp::where(var_k, var_4, var_7);
    }
}
