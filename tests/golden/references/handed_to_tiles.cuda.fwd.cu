// handed_to_tiles.py:5
static CUDA_CALLABLE wp::float32 cubed_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def cubed(x: float):                                                                   <L 6>
    // return x * x * x                                                                       <L 7>
    var_0 = wp::mul(var_x, var_x);
    var_1 = wp::mul(var_0, var_x);
    return var_1;
}

// handed_to_tiles.py:0
static CUDA_CALLABLE void mapped_0_callable_2a4384b0bef4(
    wp::array_t<wp::float32> var_values,
    wp::int32 var_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 8;
    wp::int32 var_2;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_3 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_5 = 8;
    wp::int32 var_6;
    //---------
    // forward
    // def mapped(f: wp.Function, values: wp.array(dtype=float), i: int):                     <L 1>
    // t = wp.tile_load(values, shape=8, offset=i * 8)                                        <L 2>
    var_2 = wp::mul(var_i, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 8>(var_values, var_2);
    // wp.tile_store(values, wp.tile_map(f, t), offset=i * 8)                                 <L 3>
    var_4 = wp::tile_unary_map(cubed_0, var_3);
    var_6 = wp::mul(var_i, var_5);
    wp::tile_store<wp::float32, true, false>(var_values, var_6, var_4);
}

// handed_to_tiles.py:0
static CUDA_CALLABLE void mapped_0_callable_79cd793db6ac(
    wp::array_t<wp::float32> var_values,
    wp::int32 var_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    const wp::int32 var_1 = 8;
    wp::int32 var_2;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_3 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_5 = 8;
    wp::int32 var_6;
    //---------
    // forward
    // def mapped(f: wp.Function, values: wp.array(dtype=float), i: int):                     <L 1>
    // t = wp.tile_load(values, shape=8, offset=i * 8)                                        <L 2>
    var_2 = wp::mul(var_i, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 8>(var_values, var_2);
    // wp.tile_store(values, wp.tile_map(f, t), offset=i * 8)                                 <L 3>
    var_4 = wp::tile_unary_map(wp::sin, var_3);
    var_6 = wp::mul(var_i, var_5);
    wp::tile_store<wp::float32, true, false>(var_values, var_6, var_4);
}

extern "C" __global__ void tiles_8cd0348e_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a)
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
        //---------
        // forward
        // def tiles(a: wp.array(dtype=float)):                                                   <L 17>
        // i = wp.tid()                                                                           <L 18>
        var_0 = builtin_tid1d();
        // mapped(cubed, a, i)                                                                    <L 19>
        mapped_0_callable_2a4384b0bef4(var_a, var_0);
        // mapped(wp.sin, a, i)                                                                   <L 20>
        mapped_0_callable_79cd793db6ac(var_a, var_0);
    }
}
