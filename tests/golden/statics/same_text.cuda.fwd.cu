// same_text.py:13
static CUDA_CALLABLE wp::float32 make__locals__scaled_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 14>
    // return x * scale                                                                       <L 15>
    var_1 = wp::mul(var_x, var_0);
    return var_1;
}

// same_text.py:13
static CUDA_CALLABLE wp::float32 make__locals__scaled_1(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 14>
    // return x * scale                                                                       <L 15>
    var_1 = wp::mul(var_x, var_0);
    return var_1;
}

extern "C" __global__ void same_text_4a27f342_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::int32> var_b)
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
        const wp::int32 var_4 = 1;
        wp::int32 var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        const wp::int32 var_10 = 1;
        const wp::int32 var_11 = 7;
        wp::int32 var_12;
        const wp::int32 var_13 = 2;
        const wp::int32 var_14 = 1;
        wp::int32 var_15;
        //---------
        // forward
        // def same_text(a: wp.array(dtype=float), b: wp.array(dtype=int)):                       <L 21>
        // i = wp.tid()                                                                           <L 22>
        var_0 = builtin_tid1d();
        // a[i] = wp.static(make(1.5))(a[i]) + wp.static(make(1.5))(a[i + 1])                     <L 23>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = make__locals__scaled_0(var_3);
        var_5 = wp::add(var_0, var_4);
        var_6 = wp::address(var_a, var_5);
        var_8 = wp::load(var_6);
        var_7 = make__locals__scaled_1(var_8);
        var_9 = wp::add(var_2, var_7);
        wp::array_store(var_a, var_0, var_9);
        // b[i] = wp.static(bump()) + wp.static(7)                                                <L 24>
        var_12 = wp::add(var_10, var_11);
        wp::array_store(var_b, var_0, var_12);
        // b[i + 1] = wp.static(bump())                                                           <L 25>
        var_15 = wp::add(var_0, var_14);
        wp::array_store(var_b, var_15, var_13);
    }
}
