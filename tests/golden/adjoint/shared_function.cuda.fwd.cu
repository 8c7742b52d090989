// shared_function.py:5
static CUDA_CALLABLE wp::float32 square_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def square(a: float):                                                                  <L 6>
    // return a * a                                                                           <L 7>
    var_0 = wp::mul(var_a, var_a);
    return var_0;
}

extern "C" __global__ void forward_only_0f7c5590_cuda_kernel_forward(
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
        // def forward_only(x: wp.array(dtype=float)):                                            <L 11>
        // x[0] = square(x[0])                                                                    <L 12>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = square_0(var_3);
        wp::array_store(var_x, var_4, var_2);
    }
}

extern "C" __global__ void with_backward_b52b0d4e_cuda_kernel_forward(
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
        // def with_backward(x: wp.array(dtype=float)):                                           <L 16>
        // x[0] = square(x[1])                                                                    <L 17>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = square_0(var_3);
        wp::array_store(var_x, var_4, var_2);
    }
}
