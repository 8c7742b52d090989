// late_in_functions.py:0
static CUDA_CALLABLE wp::float64 summed_0(
    wp::array_t<wp::float64> var_x,
    wp::int32 var_n)
{
    //---------
    // primal vars
    wp::float64 var_0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    wp::float64* var_4;
    wp::float64 var_5;
    wp::float64 var_6;
    const wp::int32 var_7 = 1;
    const wp::int32 var_8 = 2;
    wp::int32 var_9;
    wp::float64* var_10;
    wp::float64 var_11;
    wp::float64 var_12;
    //---------
    // forward
    // def summed(x: wp.array(dtype=Any), n: int):                                            <L 1>
    // s = x.dtype(0.0)                                                                       <L 2>
    var_0 = 0.0;
    // for i in range(2):                                                                     <L 3>
    // s += x[n + wp.static(i + 1)]                                                           <L 4>
    var_3 = wp::add(var_n, var_2);
    var_4 = wp::address(var_x, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::add(var_0, var_6);
    var_9 = wp::add(var_n, var_8);
    var_10 = wp::address(var_x, var_9);
    var_12 = wp::load(var_10);
    var_11 = wp::add(var_5, var_12);
    // return s                                                                               <L 5>
    return var_11;
}

// late_in_functions.py:0
static CUDA_CALLABLE wp::float32 summed_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 1;
    wp::int32 var_4;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    const wp::int32 var_8 = 1;
    const wp::int32 var_9 = 2;
    wp::int32 var_10;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    //---------
    // forward
    // def summed(x: wp.array(dtype=Any), n: int):                                            <L 1>
    // s = x.dtype(0.0)                                                                       <L 2>
    var_1 = wp::float32(var_0);
    // for i in range(2):                                                                     <L 3>
    // s += x[n + wp.static(i + 1)]                                                           <L 4>
    var_4 = wp::add(var_n, var_3);
    var_5 = wp::address(var_x, var_4);
    var_7 = wp::load(var_5);
    var_6 = wp::add(var_1, var_7);
    var_10 = wp::add(var_n, var_9);
    var_11 = wp::address(var_x, var_10);
    var_13 = wp::load(var_11);
    var_12 = wp::add(var_6, var_13);
    // return s                                                                               <L 5>
    return var_12;
}

// late_in_functions.py:9
static CUDA_CALLABLE wp::float32 weighted_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    const wp::float32 var_5 = 2.0;
    wp::float32 var_6;
    const wp::int32 var_7 = 2;
    const wp::float32 var_8 = 4.0;
    wp::float32 var_9;
    //---------
    // forward
    // def weighted(x: float):                                                                <L 10>
    // s = x                                                                                  <L 11>
    var_0 = wp::copy(var_x);
    // for i in range(3):                                                                     <L 12>
    // s += wp.static(WEIGHTS[i])                                                             <L 13>
    var_3 = wp::add(var_0, var_2);
    var_6 = wp::add(var_3, var_5);
    var_9 = wp::add(var_6, var_8);
    // return s                                                                               <L 14>
    return var_9;
}

extern "C" __global__ void first_aa625cfb_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a)
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
        //---------
        // forward
        // def first(a: wp.array(dtype=float)):                                                   <L 26>
        // i = wp.tid()                                                                           <L 27>
        var_0 = builtin_tid1d();
        // a[i] = weighted(a[i])                                                                  <L 28>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = weighted_0(var_3);
        wp::array_store(var_a, var_0, var_2);
    }
}

extern "C" __global__ void second_58e71560_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_a,
    wp::array_t<wp::float32> var_b)
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
        wp::float64 var_1;
        wp::float32 var_2;
        //---------
        // forward
        // def second(a: wp.array(dtype=wp.float64), b: wp.array(dtype=float)):                   <L 32>
        // i = wp.tid()                                                                           <L 33>
        var_0 = builtin_tid1d();
        // a[i] = summed(a, i)                                                                    <L 34>
        var_1 = summed_0(var_a, var_0);
        wp::array_store(var_a, var_0, var_1);
        // b[i] = summed(b, i)                                                                    <L 35>
        var_2 = summed_0(var_b, var_0);
        wp::array_store(var_b, var_0, var_2);
    }
}
