// result_tuple_of_any.py:0
static CUDA_CALLABLE void both_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def both(a: Any, b: Any) -> tuple[Any, Any]:                                           <L 1>
    // return a + b, a - b                                                                    <L 2>
    var_0 = wp::add(var_a, var_b);
    var_1 = wp::sub(var_a, var_b);
    ret_0 = var_0;
    ret_1 = var_1;
    return;
}

// result_tuple_of_any.py:0
static CUDA_CALLABLE void checked_0(
    wp::float32 var_a,
    wp::int32 var_n,
    bool & ret_0,
    wp::int32 & ret_1,
    wp::float32 & ret_2)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    bool var_1;
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    //---------
    // forward
    // def checked(a: Any, n: int) -> tuple[bool, wp.int32, Any]:                             <L 1>
    // return n > 2, n + 1, a                                                                 <L 2>
    var_1 = (var_n > var_0);
    var_3 = wp::add(var_n, var_2);
    ret_0 = var_1;
    ret_1 = var_3;
    ret_2 = var_a;
    return;
}

// result_tuple_of_any.py:0
static CUDA_CALLABLE void both_0(
    wp::vec_t<2, wp::float64> var_a,
    wp::vec_t<2, wp::float64> var_b,
    wp::vec_t<2, wp::float64> & ret_0,
    wp::vec_t<2, wp::float64> & ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::float64> var_0;
    wp::vec_t<2, wp::float64> var_1;
    //---------
    // forward
    // def both(a: Any, b: Any) -> tuple[Any, Any]:                                           <L 1>
    // return a + b, a - b                                                                    <L 2>
    var_0 = wp::add(var_a, var_b);
    var_1 = wp::sub(var_a, var_b);
    ret_0 = var_0;
    ret_1 = var_1;
    return;
}

extern "C" __global__ void result_tuple_of_any_1310c834_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<2, wp::float64>> var_y)
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
        wp::float32* var_2;
        const wp::float32 var_3 = 2.0;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        bool var_9;
        wp::int32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        wp::vec_t<2, wp::float64>* var_14;
        wp::vec_t<2, wp::float64>* var_15;
        wp::float64 var_16;
        wp::vec_t<2, wp::float64> var_17;
        wp::vec_t<2, wp::float64> var_18;
        wp::vec_t<2, wp::float64> var_19;
        wp::vec_t<2, wp::float64> var_20;
        wp::vec_t<2, wp::float64> var_21;
        wp::vec_t<2, wp::float64> var_22;
        //---------
        // forward
        // def result_tuple_of_any(x: wp.array(dtype=float), y: wp.array(dtype=wp.vec2d)):        <L 18>
        // i = wp.tid()                                                                           <L 19>
        var_0 = builtin_tid1d();
        // p, q = both(x[i], x[i] * 2.0)                                                          <L 20>
        var_1 = wp::address(var_x, var_0);
        var_2 = wp::address(var_x, var_0);
        var_5 = wp::load(var_2);
        var_4 = wp::mul(var_5, var_3);
        var_8 = wp::load(var_1);
        both_0(var_8, var_4, var_6, var_7);
        // is_large, n, v = checked(p, i)                                                         <L 21>
        checked_0(var_6, var_0, var_9, var_10, var_11);
        // if is_large:                                                                           <L 22>
        if (var_9) {
            // x[n] = p * q + v                                                                   <L 23>
            var_12 = wp::mul(var_6, var_7);
            var_13 = wp::add(var_12, var_11);
            wp::array_store(var_x, var_10, var_13);
        }
        // s, d = both(y[i], y[i] * wp.float64(2.0))                                              <L 24>
        var_14 = wp::address(var_y, var_0);
        var_15 = wp::address(var_y, var_0);
        var_16 = 2.0;
        var_18 = wp::load(var_15);
        var_17 = wp::mul(var_18, var_16);
        var_21 = wp::load(var_14);
        both_0(var_21, var_17, var_19, var_20);
        // y[i] = s + d                                                                           <L 25>
        var_22 = wp::add(var_19, var_20);
        wp::array_store(var_y, var_0, var_22);
    }
}
