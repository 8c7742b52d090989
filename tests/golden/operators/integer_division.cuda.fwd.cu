extern "C" __global__ void integer_division_182de07a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_a,
    wp::int32 var_b,
    wp::array_t<wp::int32> var_out)
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
        const wp::int32 var_1 = 0;
        wp::int32 var_2;
        const wp::int32 var_3 = 1;
        wp::int32 var_4;
        const wp::int32 var_5 = 2;
        //---------
        // forward
        // def integer_division(a: int, b: int, out: wp.array(dtype=int)):                        <L 6>
        // out[0] = a / b                                                                         <L 7>
        var_0 = wp::div(var_a, var_b);
        wp::array_store(var_out, var_1, var_0);
        // out[1] = a // b                                                                        <L 8>
        var_2 = wp::floordiv(var_a, var_b);
        wp::array_store(var_out, var_3, var_2);
        // out[2] = a % b                                                                         <L 9>
        var_4 = wp::mod(var_a, var_b);
        wp::array_store(var_out, var_5, var_4);
    }
}
