extern "C" __global__ void determinant_rows_45863094_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<2, 2, wp::float32> var_a,
    wp::mat_t<3, 3, wp::float32> var_b,
    wp::mat_t<4, 4, wp::float32> var_c,
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
        wp::float32 var_0;
        const wp::int32 var_1 = 0;
        wp::float32 var_2;
        const wp::int32 var_3 = 1;
        wp::float32 var_4;
        const wp::int32 var_5 = 2;
        //---------
        // forward
        // def determinant_rows(a: wp.mat22, b: wp.mat33, c: wp.mat44, out: wp.array(dtype=float)):       <L 6>
        // out[0] = wp.determinant(a)                                                             <L 7>
        var_0 = wp::determinant(var_a);
        wp::array_store(var_out, var_1, var_0);
        // out[1] = wp.determinant(b)                                                             <L 8>
        var_2 = wp::determinant(var_b);
        wp::array_store(var_out, var_3, var_2);
        // out[2] = wp.determinant(c)                                                             <L 9>
        var_4 = wp::determinant(var_c);
        wp::array_store(var_out, var_5, var_4);
    }
}
