// kernel_line_info.py:0
static CUDA_CALLABLE wp::int32 twice_0(
    wp::int32 var_a)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def twice(a: Any):                                                                     <L 1>
    // return a + a                                                                           <L 2>
    var_0 = wp::add(var_a, var_a);
    return var_0;
}

// kernel_line_info.py:0
static CUDA_CALLABLE wp::float32 twice_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def twice(a: Any):                                                                     <L 1>
    // return a + a                                                                           <L 2>
    var_0 = wp::add(var_a, var_a);
    return var_0;
}

#line 15 "kernel_line_info.py"
extern "C" __global__ void plain_f366ad28_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
{
#line 15 "kernel_line_info.py"
    wp::tile_shared_storage_t tile_mem;

#line 15 "kernel_line_info.py"
    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
#line 15 "kernel_line_info.py"
         _idx < dim.size;
#line 15 "kernel_line_info.py"
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
#line 15 "kernel_line_info.py"
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
#line 16 "kernel_line_info.py"
        const wp::int32 var_0 = 0;
#line 16 "kernel_line_info.py"
        wp::float32* var_1;
#line 16 "kernel_line_info.py"
        wp::float32 var_2;
#line 16 "kernel_line_info.py"
        wp::float32 var_3;
#line 16 "kernel_line_info.py"
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def plain(x: wp.array(dtype=float)):                                                   <L 15>
        // x[0] = twice(x[0])                                                                     <L 16>
#line 16 "kernel_line_info.py"
        var_1 = wp::address(var_x, var_0);
#line 16 "kernel_line_info.py"
        var_3 = wp::load(var_1);
#line 16 "kernel_line_info.py"
        var_2 = twice_0(var_3);
#line 16 "kernel_line_info.py"
        wp::array_store(var_x, var_4, var_2);
#line 15 "kernel_line_info.py"
    }
#line 15 "kernel_line_info.py"
}

extern "C" __global__ void kernel_line_info_5e6689b2_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x)
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
        wp::int32* var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def kernel_line_info(x: wp.array(dtype=Any)):                                          <L 1>
        // x[0] = twice(x[0])                                                                     <L 2>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = twice_0(var_3);
        wp::array_store(var_x, var_4, var_2);
    }
}
