extern "C" __global__ void transpose_rows_848307ae_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m,
    wp::mat_t<2, 3, wp::float32> var_a)
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
        wp::mat_t<3, 3, wp::float32> var_3;
        wp::mat_t<3, 2, wp::float32> var_4;
        //---------
        // forward
        // def transpose_rows(m: wp.array(dtype=wp.mat33), a: mat23):                             <L 8>
        // i = wp.tid()                                                                           <L 9>
        var_0 = builtin_tid1d();
        // m[i] = wp.transpose(m[i])                                                              <L 10>
        var_1 = wp::address(var_m, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::transpose(var_3);
        wp::array_store(var_m, var_0, var_2);
        // b = wp.transpose(a)                                                                    <L 11>
        var_4 = wp::transpose(var_a);
    }
}
