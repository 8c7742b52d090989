// by_keyword.py:4
static CUDA_CALLABLE wp::float32 warmth_0(
    wp::float32 var_t)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def warmth(t: float):                                                                  <L 5>
    // return wp.exp(-t)                                                                      <L 6>
    var_0 = wp::neg(var_t);
    var_1 = wp::exp(var_0);
    return var_1;
}

// by_keyword.py:14
static CUDA_CALLABLE wp::float32 cooling_0(
    wp::float32 var_t)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def cooling(t: float):                                                                 <L 15>
    // return warmth(t) * t                                                                   <L 16>
    var_0 = warmth_0(var_t);
    var_1 = wp::mul(var_0, var_t);
    return var_1;
}

// by_keyword.py:19
static CUDA_CALLABLE wp::float32 replay_cooling_0(
    wp::float32 var_t)
{
    //---------
    // primal vars
    //---------
    // forward
    // def replay_of_cooling(t: float):                                                       <L 20>
    // return t                                                                               <L 21>
    return var_t;
}

extern "C" __global__ void cool_e4eed025_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_times,
    wp::array_t<wp::float32> var_out)
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
        // def cool(times: wp.array(dtype=float), out: wp.array(dtype=float)):                    <L 25>
        // i = wp.tid()                                                                           <L 26>
        var_0 = builtin_tid1d();
        // out[i] = cooling(times[i])                                                             <L 27>
        var_1 = wp::address(var_times, var_0);
        var_3 = wp::load(var_1);
        var_2 = cooling_0(var_3);
        wp::array_store(var_out, var_0, var_2);
    }
}
