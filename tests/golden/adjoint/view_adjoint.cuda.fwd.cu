extern "C" __global__ void view_adjoint_4d388c73_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
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
        wp::array_t<wp::float32> var_1;
        const wp::int32 var_2 = 1;
        wp::slice_t var_3;
        const wp::int32 var_4 = 1;
        wp::array_t<wp::float32> var_5;
        const wp::int32 var_6 = 0;
        wp::float32* var_7;
        const wp::float32 var_8 = 2.0;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 0;
        //---------
        // forward
        // def view_adjoint(x: wp.array2d(dtype=float), n: int):                                  <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // row = x[i]                                                                             <L 8>
        var_1 = wp::view(var_x, var_0);
        // part = row[1:n]                                                                        <L 9>
        var_3 = wp::slice_t(var_2, var_n, var_4);
        var_5 = wp::view(var_1, var_3);
        // part[0] = row[0] * 2.0                                                                 <L 10>
        var_7 = wp::address(var_1, var_6);
        var_10 = wp::load(var_7);
        var_9 = wp::mul(var_10, var_8);
        wp::array_store(var_5, var_11, var_9);
    }
}
