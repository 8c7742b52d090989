// literal_arguments.py:5
static CUDA_CALLABLE wp::float32 weigh_0(
    wp::float32 var_a,
    wp::int32 var_n,
    bool var_c)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def weigh(a: float, n: int, c: bool):                                                  <L 6>
    // if c:                                                                                  <L 7>
    if (var_c) {
        // return a * float(n)                                                                <L 8>
        var_0 = wp::float(var_n);
        var_1 = wp::mul(var_a, var_0);
        return var_1;
    }
    // return a                                                                               <L 9>
    return var_a;
}

// literal_arguments.py:5
static CUDA_CALLABLE void adj_weigh_0(
    wp::float32 var_a,
    wp::int32 var_n,
    bool var_c,
    wp::float32 & adj_a,
    wp::int32 & adj_n,
    bool & adj_c,
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
    // def weigh(a: float, n: int, c: bool):                                                  <L 6>
    // if c:                                                                                  <L 7>
    if (var_c) {
        // return a * float(n)                                                                <L 8>
        var_0 = wp::float(var_n);
        var_1 = wp::mul(var_a, var_0);
        goto label0;
    }
    // return a                                                                               <L 9>
    goto label1;
    //---------
    // reverse
    label1:;
    adj_a += adj_ret;
    // adj: return a                                                                          <L 9>
    if (var_c) {
        label0:;
        adj_1 += adj_ret;
        wp::adj_mul(var_a, var_0, adj_a, adj_0, adj_1);
        wp::adj_float(var_n, adj_n, adj_0);
        // adj: return a * float(n)                                                           <L 8>
    }
    // adj: if c:                                                                             <L 7>
    // adj: def weigh(a: float, n: int, c: bool):                                             <L 6>
    return;
}

extern "C" __global__ void literal_arguments_dae7b17c_cuda_kernel_backward(
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
        const wp::float32 var_0 = 1.5;
        const wp::int32 var_1 = 2;
        const bool var_2 = true;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        //---------
        // forward
        // def literal_arguments(x: wp.array(dtype=float)):                                       <L 13>
        // x[0] = weigh(1.5, 2, True)                                                             <L 14>
        var_3 = weigh_0(var_0, var_1, var_2);
        // wp::array_store(var_x, var_4, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_4, var_3, adj_x, adj_4, adj_3);
        adj_weigh_0(var_0, var_1, var_2, adj_0, adj_1, adj_2, adj_3);
        // adj: x[0] = weigh(1.5, 2, True)                                                        <L 14>
        // adj: def literal_arguments(x: wp.array(dtype=float)):                                  <L 13>
        continue;
    }
}
