extern "C" __global__ void augment_matmul_811a2a8d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<2, 2, wp::float32> var_m,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_out)
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
        wp::mat_t<2, 2, wp::float32> var_1;
        wp::mat_t<2, 2, wp::float32> var_2;
        const wp::int32 var_3 = 0;
        //---------
        // forward
        // def augment_matmul(m: wp.mat22, out: wp.array(dtype=wp.mat22)):                        <L 6>
        // a = m * 2.0                                                                            <L 7>
        var_1 = wp::mul(var_m, var_0);
        // a @= m                                                                                 <L 8>
        var_2 = wp::mul(var_1, var_m);
        // out[0] = a                                                                             <L 9>
        wp::array_store(var_out, var_3, var_2);
    }
}
