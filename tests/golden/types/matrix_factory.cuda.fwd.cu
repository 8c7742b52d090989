extern "C" __global__ void matrix_factory_c425674d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<2, 3, wp::float32> var_a,
    wp::mat_t<5, 5, wp::float64> var_b,
    wp::mat_t<2, 2, wp::int32> var_c,
    wp::array_t<wp::mat_t<2, 3, wp::float32>> var_out)
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
        const wp::float32 var_0 = 2.0;
        wp::mat_t<2, 3, wp::float32> var_1;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 4;
        const wp::int32 var_4 = 4;
        wp::float64 var_5;
        const wp::int32 var_6 = 0;
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        //---------
        // forward
        // def matrix_factory(a: mat23, b: mat55d, c: mat22i, out: wp.array(dtype=mat23)):        <L 10>
        // out[0] = a * 2.0                                                                       <L 11>
        var_1 = wp::mul(var_a, var_0);
        wp::array_store(var_out, var_2, var_1);
        // d = b[4, 4]                                                                            <L 12>
        var_5 = wp::extract(var_b, var_3, var_4);
        // e = c[0, 1]                                                                            <L 13>
        var_8 = wp::extract(var_c, var_6, var_7);
    }
}
