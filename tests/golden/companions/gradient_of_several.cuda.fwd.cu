// gradient_of_several.py:5
static CUDA_CALLABLE void both_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def both(a: float, b: float):                                                          <L 6>
    // return a * b, a + b                                                                    <L 7>
    var_0 = wp::mul(var_a, var_b);
    var_1 = wp::add(var_a, var_b);
    ret_0 = var_0;
    ret_1 = var_1;
    return;
}

// gradient_of_several.py:16
static CUDA_CALLABLE void nothing_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::float32* var_0;
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def nothing(x: wp.array(dtype=float), i: int):                                         <L 17>
    // x[i] = x[i] * 2.0                                                                      <L 18>
    var_0 = wp::address(var_x, var_i);
    var_3 = wp::load(var_0);
    var_2 = wp::mul(var_3, var_1);
    wp::array_store(var_x, var_i, var_2);
}

extern "C" __global__ void several_kernel_55984431_cuda_kernel_forward(
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
        wp::int32 var_0;
        wp::float32* var_1;
        const wp::float32 var_2 = 2.0;
        wp::float32 var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        //---------
        // forward
        // def several_kernel(x: wp.array(dtype=float)):                                          <L 27>
        // i = wp.tid()                                                                           <L 28>
        var_0 = builtin_tid1d();
        // p, q = both(x[i], 2.0)                                                                 <L 29>
        var_1 = wp::address(var_x, var_0);
        var_5 = wp::load(var_1);
        both_0(var_5, var_2, var_3, var_4);
        // nothing(x, i)                                                                          <L 30>
        nothing_0(var_x, var_0);
        // x[i] = p - q                                                                           <L 31>
        var_6 = wp::sub(var_3, var_4);
        wp::array_store(var_x, var_0, var_6);
    }
}
