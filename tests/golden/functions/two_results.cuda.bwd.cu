// two_results.py:5
static CUDA_CALLABLE void sums_0(
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
    // def sums(a: float, b: float):                                                          <L 6>
    // return a + b, a - b                                                                    <L 7>
    var_0 = wp::add(var_a, var_b);
    var_1 = wp::sub(var_a, var_b);
    ret_0 = var_0;
    ret_1 = var_1;
    return;
}

// two_results.py:5
static CUDA_CALLABLE void adj_sums_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_a,
    wp::float32 & adj_b,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
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
    // def sums(a: float, b: float):                                                          <L 6>
    // return a + b, a - b                                                                    <L 7>
    var_0 = wp::add(var_a, var_b);
    var_1 = wp::sub(var_a, var_b);
    ret_0 = var_0;
    ret_1 = var_1;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret_1;
    adj_0 += adj_ret_0;
    wp::adj_sub(var_a, var_b, adj_a, adj_b, adj_1);
    wp::adj_add(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: return a + b, a - b                                                               <L 7>
    // adj: def sums(a: float, b: float):                                                     <L 6>
    return;
}

extern "C" __global__ void two_results_d0e23c76_cuda_kernel_backward(
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
        const wp::int32 var_2 = 1;
        wp::int32 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        //---------
        // forward
        // def two_results(x: wp.array(dtype=float)):                                             <L 11>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // s, d = sums(x[i], x[i + 1])                                                            <L 13>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::add(var_0, var_2);
        var_4 = wp::address(var_x, var_3);
        var_7 = wp::load(var_1);
        var_8 = wp::load(var_4);
        sums_0(var_7, var_8, var_5, var_6);
        // x[i] = s * d                                                                           <L 14>
        var_9 = wp::mul(var_5, var_6);
        // wp::array_store(var_x, var_0, var_9);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_9, adj_x, adj_0, adj_9);
        wp::adj_mul(var_5, var_6, adj_5, adj_6, adj_9);
        // adj: x[i] = s * d                                                                      <L 14>
        adj_sums_0(var_7, var_8, var_5, var_6, adj_1, adj_4, adj_5, adj_6);
        wp::adj_address(var_x, var_3, adj_x, adj_3, adj_4);
        wp::adj_add(var_0, var_2, adj_0, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: s, d = sums(x[i], x[i + 1])                                                       <L 13>
        // adj: i = wp.tid()                                                                      <L 12>
        // adj: def two_results(x: wp.array(dtype=float)):                                        <L 11>
        continue;
    }
}
