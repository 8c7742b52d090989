// function_any.py:0
static CUDA_CALLABLE wp::float32 blend_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 var_t)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def blend(a: Any, b: Any, t: float):                                                   <L 1>
    // return a * (1.0 - t) + b * t                                                           <L 2>
    var_1 = wp::sub(var_0, var_t);
    var_2 = wp::mul(var_a, var_1);
    var_3 = wp::mul(var_b, var_t);
    var_4 = wp::add(var_2, var_3);
    return var_4;
}

// function_any.py:0
static CUDA_CALLABLE wp::vec_t<3, wp::float32> blend_0(
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::float32 var_t)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    //---------
    // forward
    // def blend(a: Any, b: Any, t: float):                                                   <L 1>
    // return a * (1.0 - t) + b * t                                                           <L 2>
    var_1 = wp::sub(var_0, var_t);
    var_2 = wp::mul(var_a, var_1);
    var_3 = wp::mul(var_b, var_t);
    var_4 = wp::add(var_2, var_3);
    return var_4;
}

extern "C" __global__ void function_any_eac966e6_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_p,
    wp::float32 var_t)
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
        const wp::int32 var_2 = 0;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::vec_t<3, wp::float32>* var_7;
        const wp::int32 var_8 = 0;
        wp::vec_t<3, wp::float32>* var_9;
        wp::vec_t<3, wp::float32> var_10;
        wp::vec_t<3, wp::float32> var_11;
        wp::vec_t<3, wp::float32> var_12;
        wp::float32* var_13;
        const wp::int32 var_14 = 1;
        wp::float32* var_15;
        wp::float32 var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        //---------
        // forward
        // def function_any(x: wp.array(dtype=float), p: wp.array(dtype=wp.vec3), t: float):       <L 13>
        // i = wp.tid()                                                                           <L 14>
        var_0 = builtin_tid1d();
        // x[i] = blend(x[i], x[0], t)                                                            <L 15>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::address(var_x, var_2);
        var_5 = wp::load(var_1);
        var_6 = wp::load(var_3);
        var_4 = blend_0(var_5, var_6, var_t);
        wp::array_store(var_x, var_0, var_4);
        // p[i] = blend(p[i], p[0], t)                                                            <L 16>
        var_7 = wp::address(var_p, var_0);
        var_9 = wp::address(var_p, var_8);
        var_11 = wp::load(var_7);
        var_12 = wp::load(var_9);
        var_10 = blend_0(var_11, var_12, var_t);
        wp::array_store(var_p, var_0, var_10);
        // x[i] += blend(x[i], x[1], t)                                                           <L 17>
        var_13 = wp::address(var_x, var_0);
        var_15 = wp::address(var_x, var_14);
        var_17 = wp::load(var_13);
        var_18 = wp::load(var_15);
        var_16 = blend_0(var_17, var_18, var_t);
        var_19 = wp::atomic_add(var_x, var_0, var_16);
    }
}
