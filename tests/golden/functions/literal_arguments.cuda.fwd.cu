// literal_arguments.py:5
static CUDA_CALLABLE wp::float32 weigh_0(
    wp::float32 var_a,
    wp::int32 var_n,
    bool var_c)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def weigh(a: float, n: int, c: bool):                                                  <L 6>
    // if c:                                                                                  <L 7>
    if (var_c) {
        // return a * float(n)                                                                <L 8>
        var_0 = wp::float(var_n);
        var_1 = wp::mul(var_a, var_0);
        return var_1;
    }
    // return a                                                                               <L 9>
    return var_a;
}

extern "C" __global__ void literal_arguments_dae7b17c_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
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
        const wp::float32 var_0 = 1.5;
        const wp::int32 var_1 = 2;
        const bool var_2 = true;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def literal_arguments(x: wp.array(dtype=float)):                                       <L 13>
        // x[0] = weigh(1.5, 2, True)                                                             <L 14>
        var_3 = weigh_0(var_0, var_1, var_2);
        wp::array_store(var_x, var_4, var_3);
    }
}
