// several_targets_one_call.py:5
static CUDA_CALLABLE void halves_0(
    wp::float32 var_x,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.25;
    wp::float32 var_3;
    //---------
    // forward
    // def halves(x: float):                                                                  <L 6>
    // return x * 0.5, x * 0.25                                                               <L 7>
    var_1 = wp::mul(var_x, var_0);
    var_3 = wp::mul(var_x, var_2);
    ret_0 = var_1;
    ret_1 = var_3;
    return;
}

// several_targets_one_call.py:5
static CUDA_CALLABLE void adj_halves_0(
    wp::float32 var_x,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_x,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.25;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def halves(x: float):                                                                  <L 6>
    // return x * 0.5, x * 0.25                                                               <L 7>
    var_1 = wp::mul(var_x, var_0);
    var_3 = wp::mul(var_x, var_2);
    ret_0 = var_1;
    ret_1 = var_3;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_3 += adj_ret_1;
    adj_1 += adj_ret_0;
    wp::adj_mul(var_x, var_2, adj_x, adj_2, adj_3);
    wp::adj_mul(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: return x * 0.5, x * 0.25                                                          <L 7>
    // adj: def halves(x: float):                                                             <L 6>
    return;
}

extern "C" __global__ void several_targets_one_call_b92e18f9_cuda_kernel_backward(
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
        wp::float32 var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        //---------
        // forward
        // def several_targets_one_call(x: wp.array(dtype=float)):                                <L 11>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // a, b = halves(x[i])                                                                    <L 13>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        halves_0(var_4, var_2, var_3);
        // x[i] = a + b                                                                           <L 14>
        var_5 = wp::add(var_2, var_3);
        // wp::array_store(var_x, var_0, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_5, adj_x, adj_0, adj_5);
        wp::adj_add(var_2, var_3, adj_2, adj_3, adj_5);
        // adj: x[i] = a + b                                                                      <L 14>
        adj_halves_0(var_4, var_2, var_3, adj_1, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: a, b = halves(x[i])                                                               <L 13>
        // adj: i = wp.tid()                                                                      <L 12>
        // adj: def several_targets_one_call(x: wp.array(dtype=float)):                           <L 11>
        continue;
    }
}
