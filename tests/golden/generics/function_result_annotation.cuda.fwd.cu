// function_result_annotation.py:0
static CUDA_CALLABLE wp::float32 twice_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def twice(a: Any) -> Any:                                                              <L 1>
    // return a + a                                                                           <L 2>
    var_0 = wp::add(var_a, var_a);
    return var_0;
}

extern "C" __global__ void function_result_annotation_948399db_cuda_kernel_forward(
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
        wp::float32 var_3;
        //---------
        // forward
        // def function_result_annotation(x: wp.array(dtype=float)):                              <L 13>
        // i = wp.tid()                                                                           <L 14>
        var_0 = builtin_tid1d();
        // x[i] = twice(x[i])                                                                     <L 15>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = twice_0(var_3);
        wp::array_store(var_x, var_0, var_2);
    }
}
