extern "C" __global__ void length_rows_b9da5f27_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::quat_t<wp::float32> var_q,
    wp::vec_t<2, wp::float64> var_d,
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
        wp::int32 var_0;
        wp::vec_t<3, wp::float32>* var_1;
        wp::float32 var_2;
        wp::vec_t<3, wp::float32> var_3;
        const wp::int32 var_4 = 0;
        wp::float32 var_5;
        const wp::int32 var_6 = 1;
        wp::float64 var_7;
        //---------
        // forward
        // def length_rows(v: wp.array(dtype=wp.vec3), q: wp.quat, d: wp.vec2d, out: wp.array(dtype=float)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[0] = wp.length(v[i])                                                               <L 8>
        var_1 = wp::address(var_v, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::length(var_3);
        wp::array_store(var_out, var_4, var_2);
        // out[1] = wp.length(q)                                                                  <L 9>
        var_5 = wp::length(var_q);
        wp::array_store(var_out, var_6, var_5);
        // x = wp.length(d)                                                                       <L 10>
        var_7 = wp::length(var_d);
    }
}
