// one_target_several_results.py:5
static CUDA_CALLABLE void halves_0(
    wp::float32 var_x,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.25;
    wp::float32 var_3;
    //---------
    // forward
    // def halves(x: float):                                                                  <L 6>
    // return x * 0.5, x * 0.25                                                               <L 7>
    var_1 = wp::mul(var_x, var_0);
    var_3 = wp::mul(var_x, var_2);
    ret_0 = var_1;
    ret_1 = var_3;
    return;
}

extern "C" __global__ void one_target_several_results_4ca730a4_cuda_kernel_forward(
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
        wp::float32 var_4;
        wp::tuple_t<wp::float32, wp::float32> var_5;
        const wp::int32 var_6 = 0;
        wp::float32 var_7;
        const wp::int32 var_8 = 1;
        const wp::int32 var_9 = 0;
        wp::float32 var_10;
        const wp::int32 var_11 = 1;
        wp::float32 var_12;
        const wp::int32 var_13 = 2;
        //---------
        // forward
        // def one_target_several_results(x: wp.array(dtype=float)):                              <L 11>
        // both = halves(x[0])                                                                    <L 12>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        halves_0(var_4, var_2, var_3);
        var_5 = wp::tuple(var_2, var_3);
        // x[1] = both[0]                                                                         <L 13>
        var_7 = wp::extract<0>(var_5);
        wp::array_store(var_x, var_8, var_7);
        // a, b = both                                                                            <L 14>
        var_10 = wp::extract<0>(var_5);
        var_12 = wp::extract<1>(var_5);
        // x[2] = b                                                                               <L 15>
        wp::array_store(var_x, var_13, var_12);
    }
}
