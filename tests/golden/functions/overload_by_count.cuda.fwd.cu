// overload_by_count.py:5
static CUDA_CALLABLE wp::float32 add_up_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    //---------
    // forward
    // def add_up(a: float):                                                                  <L 6>
    // return a                                                                               <L 7>
    return var_a;
}

// overload_by_count.py:10
static CUDA_CALLABLE wp::float32 add_up_1(
    wp::float32 var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def add_up(a: float, b: float):                                                        <L 11>
    // return a + b                                                                           <L 12>
    var_0 = wp::add(var_a, var_b);
    return var_0;
}

extern "C" __global__ void overload_by_count_6e30689a_cuda_kernel_forward(
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
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 3;
        wp::float32* var_6;
        const wp::int32 var_7 = 4;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        const wp::int32 var_12 = 2;
        //---------
        // forward
        // def overload_by_count(x: wp.array(dtype=float)):                                       <L 16>
        // x[0] = add_up(x[1])                                                                    <L 17>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = add_up_0(var_3);
        wp::array_store(var_x, var_4, var_2);
        // x[2] = add_up(x[3], x[4])                                                              <L 18>
        var_6 = wp::address(var_x, var_5);
        var_8 = wp::address(var_x, var_7);
        var_10 = wp::load(var_6);
        var_11 = wp::load(var_8);
        var_9 = add_up_1(var_10, var_11);
        wp::array_store(var_x, var_12, var_9);
    }
}
