// keywords.py:5
static CUDA_CALLABLE wp::float32 blend_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 var_t)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def blend(a: float, b: float, t: float):                                               <L 6>
    // return a * t + b                                                                       <L 7>
    var_0 = wp::mul(var_a, var_t);
    var_1 = wp::add(var_0, var_b);
    return var_1;
}

extern "C" __global__ void keywords_8ed28669_cuda_kernel_forward(
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
        const wp::int32 var_0 = 1;
        wp::float32* var_1;
        const wp::int32 var_2 = 2;
        wp::float32* var_3;
        const wp::int32 var_4 = 3;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        const wp::int32 var_10 = 0;
        const wp::int32 var_11 = 5;
        wp::float32* var_12;
        const wp::float32 var_13 = 0.5;
        const wp::float32 var_14 = 1.0;
        wp::float32 var_15;
        wp::float32 var_16;
        const wp::int32 var_17 = 4;
        //---------
        // forward
        // def keywords(x: wp.array(dtype=float)):                                                <L 11>
        // x[0] = blend(t=x[1], b=x[2], a=x[3])                                                   <L 12>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::address(var_x, var_2);
        var_5 = wp::address(var_x, var_4);
        var_7 = wp::load(var_5);
        var_8 = wp::load(var_3);
        var_9 = wp::load(var_1);
        var_6 = blend_0(var_7, var_8, var_9);
        wp::array_store(var_x, var_10, var_6);
        // x[4] = blend(x[5], t=0.5, b=1.0)                                                       <L 13>
        var_12 = wp::address(var_x, var_11);
        var_16 = wp::load(var_12);
        var_15 = blend_0(var_16, var_14, var_13);
        wp::array_store(var_x, var_17, var_15);
    }
}
