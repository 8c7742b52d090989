// return_empty_tuple.py:5
static CUDA_CALLABLE void nothing_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    //---------
    // forward
    // def nothing(x: float):                                                                 <L 6>
    // return ()                                                                              <L 7>
    return;
}

extern "C" __global__ void return_empty_tuple_f3e7ae49_cuda_kernel_forward(
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::int32 var_7 = 1;
        //---------
        // forward
        // def return_empty_tuple(x: wp.array(dtype=float)):                                      <L 11>
        // nothing(x[0])                                                                          <L 12>
        var_1 = wp::address(var_x, var_0);
        var_2 = wp::load(var_1);
        nothing_0(var_2);
        // x[1] = x[0]                                                                            <L 13>
        var_4 = wp::address(var_x, var_3);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        wp::array_store(var_x, var_7, var_5);
    }
}
