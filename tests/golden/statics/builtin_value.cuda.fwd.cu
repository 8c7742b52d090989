// builtin_value.py:0
static CUDA_CALLABLE wp::float32 doubled_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def doubled(x: Any):                                                                   <L 1>
    // return wp.static(wp.min)(x, x + x)                                                     <L 2>
    var_0 = wp::add(var_x, var_x);
    var_1 = wp::min(var_x, var_0);
    return var_1;
}

// builtin_value.py:15
static CUDA_CALLABLE wp::float32 flattened_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def flattened(x: float):                                                               <L 16>
    // f = wp.static(CHOSEN["flat"])                                                          <L 17>
    // return f(x) + f(-x)                                                                    <L 18>
    var_0 = wp::abs(var_x);
    var_1 = wp::neg(var_x);
    var_2 = wp::abs(var_1);
    var_3 = wp::add(var_0, var_2);
    return var_3;
}

extern "C" __global__ void builtin_value_fe2650af_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_y)
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
        const wp::int32 var_1 = 8;
        const wp::int32 var_2 = 8;
        wp::int32 var_3;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_5 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        const wp::int32 var_6 = 8;
        wp::int32 var_7;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32* var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::float32* var_15;
        wp::float32 var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        //---------
        // forward
        // def builtin_value(x: wp.array(dtype=float), y: wp.array(dtype=float)):                 <L 22>
        // i = wp.tid()                                                                           <L 23>
        var_0 = builtin_tid1d();
        // t = wp.tile_load(x, shape=8, offset=i * 8)                                             <L 24>
        var_3 = wp::mul(var_0, var_2);
        var_4 = wp::tile_load<wp::float32, true, false, 8>(var_x, var_3);
        // wp.tile_store(y, wp.tile_map(wp.static(smooth), t), offset=i * 8)                      <L 25>
        var_5 = wp::tile_unary_map(wp::cos, var_4);
        var_7 = wp::mul(var_0, var_6);
        wp::tile_store<wp::float32, true, false>(var_y, var_7, var_5);
        // x[i] = wp.static(CHOSEN["wave"])(x[i]) + doubled(x[i]) + flattened(x[i])               <L 26>
        var_8 = wp::address(var_x, var_0);
        var_10 = wp::load(var_8);
        var_9 = wp::sin(var_10);
        var_11 = wp::address(var_x, var_0);
        var_13 = wp::load(var_11);
        var_12 = doubled_0(var_13);
        var_14 = wp::add(var_9, var_12);
        var_15 = wp::address(var_x, var_0);
        var_17 = wp::load(var_15);
        var_16 = flattened_0(var_17);
        var_18 = wp::add(var_14, var_16);
        wp::array_store(var_x, var_0, var_18);
    }
}
