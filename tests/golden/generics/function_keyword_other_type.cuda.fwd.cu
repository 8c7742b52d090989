// function_keyword_other_type.py:0
static CUDA_CALLABLE wp::float32 shifted_0(
    wp::float32 var_a,
    wp::float32 var_by)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def shifted(a: Any, by: Any = 1.0):                                                    <L 1>
    // return a + type(a)(by)                                                                 <L 2>
    var_0 = wp::float32(var_by);
    var_1 = wp::add(var_a, var_0);
    return var_1;
}

// function_keyword_other_type.py:0
static CUDA_CALLABLE wp::float32 shifted_0(
    wp::float32 var_a,
    wp::float32 var_by)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def shifted(a: Any, by: Any = 1.0):                                                    <L 1>
    // return a + type(a)(by)                                                                 <L 2>
    var_0 = wp::float32(var_by);
    var_1 = wp::add(var_a, var_0);
    return var_1;
}

extern "C" __global__ void function_keyword_other_type_4d4dfc9a_cuda_kernel_forward(
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
        wp::float32 var_2;
        const wp::float32 var_3 = 1.0;
        wp::float32 var_4;
        wp::float32* var_5;
        const wp::int32 var_6 = 2;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        //---------
        // forward
        // def function_keyword_other_type(x: wp.array(dtype=float)):                             <L 13>
        // i = wp.tid()                                                                           <L 14>
        var_0 = builtin_tid1d();
        // x[i] = shifted(x[i]) + shifted(x[i], by=2)                                             <L 15>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_2 = shifted_0(var_4, var_3);
        var_5 = wp::address(var_x, var_0);
        var_8 = wp::load(var_5);
        var_7 = shifted_0(var_8, var_6);
        var_9 = wp::add(var_2, var_7);
        wp::array_store(var_x, var_0, var_9);
    }
}
