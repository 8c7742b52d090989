extern "C" __global__ void unary_62544936_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_a,
    wp::int32 var_n,
    bool var_c,
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
        bool var_4;
        bool var_5;
        wp::int32 var_6;
        wp::float32 var_7;
        const wp::int32 var_8 = 2;
        //---------
        // forward
        // def unary(a: float, n: int, c: bool, out: wp.array(dtype=float)):                      <L 6>
        // out[0] = -a                                                                            <L 7>
        var_0 = wp::neg(var_a);
        wp::array_store(var_out, var_1, var_0);
        // out[1] = +a                                                                            <L 8>
        var_2 = wp::pos(var_a);
        wp::array_store(var_out, var_3, var_2);
        // m = not c                                                                              <L 9>
        var_4 = wp::unot(var_c);
        // k = not n                                                                              <L 10>
        var_5 = wp::unot(var_n);
        // out[2] = float(-n)                                                                     <L 11>
        var_6 = wp::neg(var_n);
        var_7 = wp::float(var_6);
        wp::array_store(var_out, var_8, var_7);
    }
}
