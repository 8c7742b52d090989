// function_calls_generic.py:0
static CUDA_CALLABLE wp::float32 square_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def square(a: Any):                                                                    <L 1>
    // return a * a                                                                           <L 2>
    var_0 = wp::mul(var_a, var_a);
    return var_0;
}

// function_calls_generic.py:0
static CUDA_CALLABLE wp::float32 quartic_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def quartic(a: Any):                                                                   <L 1>
    // return square(square(a))                                                               <L 2>
    var_0 = square_0(var_a);
    var_1 = square_0(var_0);
    return var_1;
}

// function_calls_generic.py:0
static CUDA_CALLABLE wp::float64 square_0(
    wp::float64 var_a)
{
    //---------
    // primal vars
    wp::float64 var_0;
    //---------
    // forward
    // def square(a: Any):                                                                    <L 1>
    // return a * a                                                                           <L 2>
    var_0 = wp::mul(var_a, var_a);
    return var_0;
}

// function_calls_generic.py:0
static CUDA_CALLABLE wp::float64 quartic_0(
    wp::float64 var_a)
{
    //---------
    // primal vars
    wp::float64 var_0;
    wp::float64 var_1;
    //---------
    // forward
    // def quartic(a: Any):                                                                   <L 1>
    // return square(square(a))                                                               <L 2>
    var_0 = square_0(var_a);
    var_1 = square_0(var_0);
    return var_1;
}

extern "C" __global__ void function_calls_generic_c8bad00b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float64> var_y)
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
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float64* var_4;
        wp::float64 var_5;
        wp::float64 var_6;
        //---------
        // forward
        // def function_calls_generic(x: wp.array(dtype=float), y: wp.array(dtype=wp.float64)):       <L 18>
        // i = wp.tid()                                                                           <L 19>
        var_0 = builtin_tid1d();
        // x[i] = quartic(x[i])                                                                   <L 20>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = quartic_0(var_3);
        wp::array_store(var_x, var_0, var_2);
        // y[i] = quartic(y[i])                                                                   <L 21>
        var_4 = wp::address(var_y, var_0);
        var_6 = wp::load(var_4);
        var_5 = quartic_0(var_6);
        wp::array_store(var_y, var_0, var_5);
    }
}
