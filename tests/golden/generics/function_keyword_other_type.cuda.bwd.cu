// function_keyword_other_type.py:0
static CUDA_CALLABLE wp::float32 shifted_0(
    wp::float32 var_a,
    wp::float32 var_by)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def shifted(a: Any, by: Any = 1.0):                                                    <L 1>
    // return a + type(a)(by)                                                                 <L 2>
    var_0 = wp::float32(var_by);
    var_1 = wp::add(var_a, var_0);
    return var_1;
}

// function_keyword_other_type.py:0
static CUDA_CALLABLE wp::float32 shifted_0(
    wp::float32 var_a,
    wp::float32 var_by)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def shifted(a: Any, by: Any = 1.0):                                                    <L 1>
    // return a + type(a)(by)                                                                 <L 2>
    var_0 = wp::float32(var_by);
    var_1 = wp::add(var_a, var_0);
    return var_1;
}

// function_keyword_other_type.py:0
static CUDA_CALLABLE void adj_shifted_0(
    wp::float32 var_a,
    wp::float32 var_by,
    wp::float32 & adj_a,
    wp::float32 & adj_by,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def shifted(a: Any, by: Any = 1.0):                                                    <L 1>
    // return a + type(a)(by)                                                                 <L 2>
    var_0 = wp::float32(var_by);
    var_1 = wp::add(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_add(var_a, var_0, adj_a, adj_0, adj_1);
    wp::adj_float32(var_by, adj_by, adj_0);
    // adj: return a + type(a)(by)                                                            <L 2>
    // adj: def shifted(a: Any, by: Any = 1.0):                                               <L 1>
    return;
}

// function_keyword_other_type.py:0
static CUDA_CALLABLE void adj_shifted_0(
    wp::float32 var_a,
    wp::float32 var_by,
    wp::float32 & adj_a,
    wp::float32 & adj_by,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def shifted(a: Any, by: Any = 1.0):                                                    <L 1>
    // return a + type(a)(by)                                                                 <L 2>
    var_0 = wp::float32(var_by);
    var_1 = wp::add(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_add(var_a, var_0, adj_a, adj_0, adj_1);
    wp::adj_float32(var_by, adj_by, adj_0);
    // adj: return a + type(a)(by)                                                            <L 2>
    // adj: def shifted(a: Any, by: Any = 1.0):                                               <L 1>
    return;
}

extern "C" __global__ void function_keyword_other_type_4d4dfc9a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        const wp::float32 var_3 = 1.0;
        wp::float32 var_4;
        wp::float32* var_5;
        const wp::int32 var_6 = 2;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        //---------
        // forward
        // def function_keyword_other_type(x: wp.array(dtype=float)):                             <L 13>
        // i = wp.tid()                                                                           <L 14>
        var_0 = builtin_tid1d();
        // x[i] = shifted(x[i]) + shifted(x[i], by=2)                                             <L 15>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_2 = shifted_0(var_4, var_3);
        var_5 = wp::address(var_x, var_0);
        var_8 = wp::load(var_5);
        var_7 = shifted_0(var_8, var_6);
        var_9 = wp::add(var_2, var_7);
        // wp::array_store(var_x, var_0, var_9);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_9, adj_x, adj_0, adj_9);
        wp::adj_add(var_2, var_7, adj_2, adj_7, adj_9);
        adj_shifted_0(var_8, var_6, adj_5, adj_6, adj_7);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_5);
        adj_shifted_0(var_4, var_3, adj_1, adj_3, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = shifted(x[i]) + shifted(x[i], by=2)                                        <L 15>
        // adj: i = wp.tid()                                                                      <L 14>
        // adj: def function_keyword_other_type(x: wp.array(dtype=float)):                        <L 13>
        continue;
    }
}
