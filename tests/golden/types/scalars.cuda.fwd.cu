extern "C" __global__ void scalars_0ff340cd_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int8 var_a,
    wp::uint8 var_b,
    wp::int16 var_c,
    wp::uint16 var_d,
    wp::int32 var_e,
    wp::uint32 var_f,
    wp::int64 var_g,
    wp::uint64 var_h,
    wp::float16 var_i,
    wp::float32 var_j,
    wp::float64 var_k,
    bool var_l,
    wp::array_t<wp::int8> var_m,
    wp::array_t<wp::uint64> var_n)
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
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def scalars(                                                                           <L 6>
        // m[0] = a                                                                               <L 22>
        wp::array_store(var_m, var_0, var_a);
        // n[0] = h                                                                               <L 23>
        wp::array_store(var_n, var_1, var_h);
    }
}
