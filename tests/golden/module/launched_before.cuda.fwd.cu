// launched_before.py:7
static CUDA_CALLABLE wp::float32 scaled_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 4.0;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 8>
    // return FACTOR * x                                                                      <L 9>
    var_1 = wp::mul(var_0, var_x);
    return var_1;
}

extern "C" __global__ void first_b49fde5a_cuda_kernel_forward(
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
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def first(x: wp.array(dtype=float)):                                                   <L 13>
        // x[0] = scaled(x[0])                                                                    <L 14>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = scaled_0(var_3);
        wp::array_store(var_x, var_4, var_2);
    }
}

extern "C" __global__ void launched_before_1289ea9a_cuda_kernel_forward(
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
        const wp::int32 var_0 = 1;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def launched_before(x: wp.array(dtype=float)):                                         <L 27>
        // x[0] = scaled(x[1])                                                                    <L 28>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = scaled_0(var_3);
        wp::array_store(var_x, var_4, var_2);
    }
}
