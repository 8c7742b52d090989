// return_annotation.py:10
static CUDA_CALLABLE void pair_0(
    wp::float32 var_a,
    wp::float32 & ret_0,
    wp::int32 & ret_1)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    //---------
    // forward
    // def pair(a: float) -> tuple[float, int]:                                               <L 11>
    // return a, 3                                                                            <L 12>
    ret_0 = var_a;
    ret_1 = var_0;
    return;
}

// return_annotation.py:5
static CUDA_CALLABLE wp::float32 half_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    //---------
    // forward
    // def half(a: float) -> float:                                                           <L 6>
    // return a * 0.5                                                                         <L 7>
    var_1 = wp::mul(var_a, var_0);
    return var_1;
}

extern "C" __global__ void return_annotation_22a8611a_cuda_kernel_forward(
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
        wp::int32 var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        //---------
        // forward
        // def return_annotation(x: wp.array(dtype=float)) -> None:                               <L 16>
        // a, n = pair(x[0])                                                                      <L 17>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        pair_0(var_4, var_2, var_3);
        // x[n] = half(a)                                                                         <L 18>
        var_5 = half_0(var_2);
        wp::array_store(var_x, var_3, var_5);
    }
}
