extern "C" __global__ void type_alias_9053ea40_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float64 var_a,
    wp::vec_t<3, wp::float64> var_v,
    wp::array_t<wp::float64> var_x)
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
        wp::float64 var_1;
        wp::float64 var_2;
        wp::float64 var_3;
        wp::float64 var_4;
        const wp::int32 var_5 = 0;
        //---------
        // forward
        // def type_alias(a: Real, v: Vec, x: Reals):                                             <L 10>
        // x[0] = a * v[0] + Real(2.0)                                                            <L 11>
        var_1 = wp::extract(var_v, var_0);
        var_2 = wp::mul(var_a, var_1);
        var_3 = 2.0;
        var_4 = wp::add(var_2, var_3);
        wp::array_store(var_x, var_5, var_4);
    }
}
