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

// kernel_line_info.py:0
static CUDA_CALLABLE void adj_twice_0(
    wp::int32 var_a,
    wp::int32 & adj_a,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def twice(a: Any):                                                                     <L 1>
    // return a + a                                                                           <L 2>
    var_0 = wp::add(var_a, var_a);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: return a + a                                                                      <L 2>
    // adj: def twice(a: Any):                                                                <L 1>
    return;
}

// kernel_line_info.py:0
static CUDA_CALLABLE void adj_twice_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def twice(a: Any):                                                                     <L 1>
    // return a + a                                                                           <L 2>
    var_0 = wp::add(var_a, var_a);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: return a + a                                                                      <L 2>
    // adj: def twice(a: Any):                                                                <L 1>
    return;
}

#line 15 "kernel_line_info.py"
extern "C" __global__ void plain_f366ad28_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        // dual vars
#line 16 "kernel_line_info.py"
        wp::int32 adj_0 = {};
#line 16 "kernel_line_info.py"
        wp::float32 adj_1 = {};
#line 16 "kernel_line_info.py"
        wp::float32 adj_2 = {};
#line 16 "kernel_line_info.py"
        wp::float32 adj_3 = {};
#line 16 "kernel_line_info.py"
        wp::int32 adj_4 = {};
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
        // wp::array_store(var_x, var_4, var_2);
        //---------
        // reverse
#line 16 "kernel_line_info.py"
        wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
#line 16 "kernel_line_info.py"
        adj_twice_0(var_3, adj_1, adj_2);
#line 16 "kernel_line_info.py"
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[0] = twice(x[0])                                                                <L 16>
        // adj: def plain(x: wp.array(dtype=float)):                                              <L 15>
        continue;
#line 15 "kernel_line_info.py"
    }
#line 15 "kernel_line_info.py"
}

extern "C" __global__ void kernel_line_info_5e6689b2_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x,
    wp::array_t<wp::int32> adj_x)
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        //---------
        // forward
        // def kernel_line_info(x: wp.array(dtype=Any)):                                          <L 1>
        // x[0] = twice(x[0])                                                                     <L 2>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = twice_0(var_3);
        // wp::array_store(var_x, var_4, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
        adj_twice_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[0] = twice(x[0])                                                                <L 2>
        // adj: def kernel_line_info(x: wp.array(dtype=Any)):                                     <L 1>
        continue;
    }
}
