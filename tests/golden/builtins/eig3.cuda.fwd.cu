extern "C" __global__ void eig3_rows_3147b207_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_a)
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
        wp::mat_t<3, 3, wp::float32>* var_1;
        wp::mat_t<3, 3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::mat_t<3, 3, wp::float32> var_4;
        wp::mat_t<3, 3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::mat_t<3, 3, wp::float32>* var_7;
        wp::mat_t<3, 3, wp::float32> var_8;
        wp::mat_t<3, 3, wp::float32> var_9;
        wp::mat_t<3, 3, wp::float32> var_10;
        //---------
        // forward
        // def eig3_rows(a: wp.array(dtype=wp.mat33)):                                            <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // q, d = wp.eig3(a[i])                                                                   <L 8>
        var_1 = wp::address(var_a, var_0);
        var_4 = wp::load(var_1);
        wp::eig3(var_4, var_2, var_3);
        // qq = wp.mat33()                                                                        <L 9>
        var_5 = wp::mat_t<3, 3, wp::float32>();
        // dd = wp.vec3()                                                                         <L 10>
        var_6 = wp::vec_t<3, wp::float32>();
        // wp.eig3(a[i], qq, dd)                                                                  <L 11>
        var_7 = wp::address(var_a, var_0);
        var_8 = wp::load(var_7);
        wp::eig3(var_8, var_5, var_6);
        // a[i] = q * wp.diag(d)                                                                  <L 12>
        var_9 = wp::diag(var_3);
        var_10 = wp::mul(var_2, var_9);
        wp::array_store(var_a, var_0, var_10);
    }
}
