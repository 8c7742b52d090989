// function_scalar_classes.py:0
static CUDA_CALLABLE wp::float64 halve_0(
    wp::float64 var_a)
{
    //---------
    // primal vars
    wp::float64 var_0;
    wp::float64 var_1;
    //---------
    // forward
    // def halve(a: wp.Float):                                                                <L 1>
    // return a / a.dtype(2.0)                                                                <L 2>
    var_0 = 2.0;
    var_1 = wp::div(var_a, var_0);
    return var_1;
}

// function_scalar_classes.py:0
static CUDA_CALLABLE wp::float64 half_of_sum_0(
    wp::float64 var_a,
    wp::float64 var_b)
{
    //---------
    // primal vars
    wp::float64 var_0;
    wp::float64 var_1;
    //---------
    // forward
    // def half_of_sum(a: wp.Scalar, b: wp.Scalar):                                           <L 1>
    // return halve(a + b)                                                                    <L 2>
    var_0 = wp::add(var_a, var_b);
    var_1 = halve_0(var_0);
    return var_1;
}

// function_scalar_classes.py:0
static CUDA_CALLABLE wp::uint8 halve_1(
    wp::uint8 var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::uint8 var_1;
    wp::uint8 var_2;
    //---------
    // forward
    // def halve(a: wp.Int):                                                                  <L 1>
    // return a >> a.dtype(1)                                                                 <L 2>
    var_1 = wp::uint8(var_0);
    var_2 = wp::rshift(var_a, var_1);
    return var_2;
}

// function_scalar_classes.py:0
static CUDA_CALLABLE wp::uint8 half_of_sum_0(
    wp::uint8 var_a,
    wp::uint8 var_b)
{
    //---------
    // primal vars
    wp::uint8 var_0;
    wp::uint8 var_1;
    //---------
    // forward
    // def half_of_sum(a: wp.Scalar, b: wp.Scalar):                                           <L 1>
    // return halve(a + b)                                                                    <L 2>
    var_0 = wp::add(var_a, var_b);
    var_1 = halve_1(var_0);
    return var_1;
}

extern "C" __global__ void function_scalar_classes_9d7efb70_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_x,
    wp::array_t<wp::uint8> var_n)
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
        wp::float64* var_1;
        const wp::int32 var_2 = 0;
        wp::float64* var_3;
        wp::float64 var_4;
        wp::float64 var_5;
        wp::float64 var_6;
        wp::uint8* var_7;
        const wp::int32 var_8 = 0;
        wp::uint8* var_9;
        wp::uint8 var_10;
        wp::uint8 var_11;
        wp::uint8 var_12;
        //---------
        // forward
        // def function_scalar_classes(x: wp.array(dtype=wp.float64), n: wp.array(dtype=wp.uint8)):       <L 21>
        // i = wp.tid()                                                                           <L 22>
        var_0 = builtin_tid1d();
        // x[i] = half_of_sum(x[i], x[0])                                                         <L 23>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::address(var_x, var_2);
        var_5 = wp::load(var_1);
        var_6 = wp::load(var_3);
        var_4 = half_of_sum_0(var_5, var_6);
        wp::array_store(var_x, var_0, var_4);
        // n[i] = half_of_sum(n[i], n[0])                                                         <L 24>
        var_7 = wp::address(var_n, var_0);
        var_9 = wp::address(var_n, var_8);
        var_11 = wp::load(var_7);
        var_12 = wp::load(var_9);
        var_10 = half_of_sum_0(var_11, var_12);
        wp::array_store(var_n, var_0, var_10);
    }
}
