// in_a_function_of_a_static.py:6
static CUDA_CALLABLE wp::float32 make__locals__scaled_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 7>
    // return x * wp.static(scale + 1.0)                                                      <L 8>
    var_1 = wp::mul(var_x, var_0);
    return var_1;
}

// in_a_function_of_a_static.py:6
static CUDA_CALLABLE wp::float32 make__locals__scaled_1(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 4.0;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 7>
    // return x * wp.static(scale + 1.0)                                                      <L 8>
    var_1 = wp::mul(var_x, var_0);
    return var_1;
}

// in_a_function_of_a_static.py:6
static CUDA_CALLABLE wp::float32 make__locals__scaled_2(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 7>
    // return x * wp.static(scale + 1.0)                                                      <L 8>
    var_1 = wp::mul(var_x, var_0);
    return var_1;
}

// in_a_function_of_a_static.py:14
static CUDA_CALLABLE wp::float32 chain__locals__chained_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::float32 var_3 = 0.0;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    wp::float32 var_7;
    const wp::float32 var_8 = 1.0;
    wp::float32 var_9;
    wp::float32 var_10;
    //---------
    // forward
    // def chained(x: float):                                                                 <L 15>
    // s = wp.static(make(first))(x)                                                          <L 16>
    var_0 = make__locals__scaled_1(var_x);
    // for i in range(wp.static(count)):                                                      <L 17>
    // s = s + wp.static(make(0.5))(s) * wp.static(float(i))                                  <L 18>
    var_2 = make__locals__scaled_2(var_0);
    var_4 = wp::mul(var_2, var_3);
    var_5 = wp::add(var_0, var_4);
    var_7 = make__locals__scaled_2(var_5);
    var_9 = wp::mul(var_7, var_8);
    var_10 = wp::add(var_5, var_9);
    // return s                                                                               <L 19>
    return var_10;
}

extern "C" __global__ void k_67af56a9_cuda_kernel_forward(
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
        const wp::float32 var_4 = 7.0;
        wp::float32 var_5;
        const wp::int32 var_6 = 0;
        wp::float32* var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 1;
        wp::float32* var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        //---------
        // forward
        // def k(a: wp.array(dtype=float)):                                                       <L 25>
        // i = wp.tid()                                                                           <L 26>
        var_0 = builtin_tid1d();
        // a[i] = wp.static(make(2.0))(a[i]) + wp.static(7.0)                                     <L 27>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = make__locals__scaled_0(var_3);
        var_5 = wp::add(var_2, var_4);
        wp::array_store(var_a, var_0, var_5);
        // for count in range(2):                                                                 <L 28>
        // a[i] += wp.static(chain(3.0, 2))(a[i])                                                 <L 29>
        var_7 = wp::address(var_a, var_0);
        var_9 = wp::load(var_7);
        var_8 = chain__locals__chained_0(var_9);
        var_10 = wp::atomic_add(var_a, var_0, var_8);
        var_12 = wp::address(var_a, var_0);
        var_14 = wp::load(var_12);
        var_13 = chain__locals__chained_0(var_14);
        var_15 = wp::atomic_add(var_a, var_0, var_13);
    }
}
