// default_expression.py:7
static CUDA_CALLABLE wp::float32 shifted_0(
    wp::float32 var_a,
    wp::float32 var_d)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def shifted(a: float, d: float = BASE * 3.0):                                          <L 8>
    // return a + d                                                                           <L 9>
    var_0 = wp::add(var_a, var_d);
    return var_0;
}

// default_expression.py:7
static CUDA_CALLABLE void adj_shifted_0(
    wp::float32 var_a,
    wp::float32 var_d,
    wp::float32 & adj_a,
    wp::float32 & adj_d,
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
    // def shifted(a: float, d: float = BASE * 3.0):                                          <L 8>
    // return a + d                                                                           <L 9>
    var_0 = wp::add(var_a, var_d);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_a, var_d, adj_a, adj_d, adj_0);
    // adj: return a + d                                                                      <L 9>
    // adj: def shifted(a: float, d: float = BASE * 3.0):                                     <L 8>
    return;
}

extern "C" __global__ void default_expression_f8841bfc_cuda_kernel_backward(
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
        const wp::int32 var_0 = 1;
        wp::float32* var_1;
        wp::float32 var_2;
        const wp::float32 var_3 = 6.0;
        wp::float32 var_4;
        const wp::int32 var_5 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        //---------
        // forward
        // def default_expression(x: wp.array(dtype=float)):                                      <L 13>
        // x[0] = shifted(x[1])                                                                   <L 14>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_2 = shifted_0(var_4, var_3);
        // wp::array_store(var_x, var_5, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_5, var_2, adj_x, adj_5, adj_2);
        adj_shifted_0(var_4, var_3, adj_1, adj_3, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[0] = shifted(x[1])                                                              <L 14>
        // adj: def default_expression(x: wp.array(dtype=float)):                                 <L 13>
        continue;
    }
}
