// results_are_references.py:5
static CUDA_CALLABLE void both_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::float32* var_0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def both(x: wp.array(dtype=float), i: int):                                            <L 6>
    // return x[i], x[i + 1]                                                                  <L 7>
    var_0 = wp::address(var_x, var_i);
    var_2 = wp::add(var_i, var_1);
    var_3 = wp::address(var_x, var_2);
    var_5 = wp::load(var_0);
    var_4 = wp::copy(var_5);
    var_7 = wp::load(var_3);
    var_6 = wp::copy(var_7);
    ret_0 = var_4;
    ret_1 = var_6;
    return;
}

extern "C" __global__ void results_are_references_32b7a9bd_cuda_kernel_forward(
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
        wp::float32 var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        //---------
        // forward
        // def results_are_references(x: wp.array(dtype=float)):                                  <L 11>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // a, b = both(x, i)                                                                      <L 13>
        both_0(var_x, var_0, var_1, var_2);
        // x[i] = a + b                                                                           <L 14>
        var_3 = wp::add(var_1, var_2);
        wp::array_store(var_x, var_0, var_3);
    }
}
