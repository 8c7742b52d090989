// function_hash_order.py:7
static CUDA_CALLABLE wp::float32 scaled_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(a: float):                                                                  <L 8>
    // return a * FACTOR                                                                      <L 9>
    var_1 = wp::mul(var_a, var_0);
    return var_1;
}

// function_hash_order.py:7
static CUDA_CALLABLE void adj_scaled_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def scaled(a: float):                                                                  <L 8>
    // return a * FACTOR                                                                      <L 9>
    var_1 = wp::mul(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a * FACTOR                                                                 <L 9>
    // adj: def scaled(a: float):                                                             <L 8>
    return;
}

extern "C" __global__ void function_hash_order_8052f8e8_cuda_kernel_backward(
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::float32 var_4 = 3.0;
        wp::float32 var_5;
        const wp::int32 var_6 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        //---------
        // forward
        // def function_hash_order(x: wp.array(dtype=float)):                                     <L 13>
        // x[0] = scaled(x[0]) + FACTOR                                                           <L 14>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = scaled_0(var_3);
        var_5 = wp::add(var_2, var_4);
        // wp::array_store(var_x, var_6, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_6, var_5, adj_x, adj_6, adj_5);
        wp::adj_add(var_2, var_4, adj_2, adj_4, adj_5);
        adj_scaled_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[0] = scaled(x[0]) + FACTOR                                                      <L 14>
        // adj: def function_hash_order(x: wp.array(dtype=float)):                                <L 13>
        continue;
    }
}
