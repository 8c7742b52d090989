// parameter_rebound.py:5
static CUDA_CALLABLE wp::int32 clamp_index_0(
    wp::int32 var_i,
    wp::int32 var_n)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::int32 var_5 = 1;
    wp::int32 var_6;
    wp::int32 var_7;
    //---------
    // forward
    // def clamp_index(i: int, n: int):                                                       <L 6>
    // if i < 0:                                                                              <L 7>
    var_1 = (var_i < var_0);
    if (var_1) {
        // i = 0                                                                              <L 8>
    }
    var_3 = wp::where(var_1, var_2, var_i);
    // if i >= n:                                                                             <L 9>
    var_4 = (var_3 >= var_n);
    if (var_4) {
        // i = n - 1                                                                          <L 10>
        var_6 = wp::sub(var_n, var_5);
    }
    var_7 = wp::where(var_4, var_6, var_3);
    // return i                                                                               <L 11>
    return var_7;
}

extern "C" __global__ void parameter_rebound_c12cec6a_cuda_kernel_forward(
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
        const wp::float32 var_1 = 1.0;
        const wp::int32 var_2 = 1;
        wp::int32 var_3;
        wp::int32 var_4;
        //---------
        // forward
        // def parameter_rebound(x: wp.array(dtype=float), n: int):                               <L 15>
        // i = wp.tid()                                                                           <L 16>
        var_0 = builtin_tid1d();
        // x[clamp_index(i - 1, n)] = 1.0                                                         <L 17>
        var_3 = wp::sub(var_0, var_2);
        var_4 = clamp_index_0(var_3, var_n);
        wp::array_store(var_x, var_4, var_1);
    }
}
