// parameter_rebound.py:5
static CUDA_CALLABLE wp::int32 clamp_index_0(
    wp::int32 var_i,
    wp::int32 var_n)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::int32 var_5 = 1;
    wp::int32 var_6;
    wp::int32 var_7;
    //---------
    // forward
    // def clamp_index(i: int, n: int):                                                       <L 6>
    // if i < 0:                                                                              <L 7>
    var_1 = (var_i < var_0);
    if (var_1) {
        // i = 0                                                                              <L 8>
    }
    var_3 = wp::where(var_1, var_2, var_i);
    // if i >= n:                                                                             <L 9>
    var_4 = (var_3 >= var_n);
    if (var_4) {
        // i = n - 1                                                                          <L 10>
        var_6 = wp::sub(var_n, var_5);
    }
    var_7 = wp::where(var_4, var_6, var_3);
    // return i                                                                               <L 11>
    return var_7;
}

// parameter_rebound.py:5
static CUDA_CALLABLE void adj_clamp_index_0(
    wp::int32 var_i,
    wp::int32 var_n,
    wp::int32 & adj_i,
    wp::int32 & adj_n,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::int32 var_5 = 1;
    wp::int32 var_6;
    wp::int32 var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def clamp_index(i: int, n: int):                                                       <L 6>
    // if i < 0:                                                                              <L 7>
    var_1 = (var_i < var_0);
    if (var_1) {
        // i = 0                                                                              <L 8>
    }
    var_3 = wp::where(var_1, var_2, var_i);
    // if i >= n:                                                                             <L 9>
    var_4 = (var_3 >= var_n);
    if (var_4) {
        // i = n - 1                                                                          <L 10>
        var_6 = wp::sub(var_n, var_5);
    }
    var_7 = wp::where(var_4, var_6, var_3);
    // return i                                                                               <L 11>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_7 += adj_ret;
    // adj: return i                                                                          <L 11>
    wp::adj_where(var_4, var_6, var_3, adj_4, adj_6, adj_3, adj_7);
    if (var_4) {
        wp::adj_sub(var_n, var_5, adj_n, adj_5, adj_6);
        // adj: i = n - 1                                                                     <L 10>
    }
    // adj: if i >= n:                                                                        <L 9>
    wp::adj_where(var_1, var_2, var_i, adj_1, adj_2, adj_i, adj_3);
    if (var_1) {
        // adj: i = 0                                                                         <L 8>
    }
    // adj: if i < 0:                                                                         <L 7>
    // adj: def clamp_index(i: int, n: int):                                                  <L 6>
    return;
}

extern "C" __global__ void parameter_rebound_c12cec6a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_x,
    wp::int32 adj_n)
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
        const wp::float32 var_1 = 1.0;
        const wp::int32 var_2 = 1;
        wp::int32 var_3;
        wp::int32 var_4;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        //---------
        // forward
        // def parameter_rebound(x: wp.array(dtype=float), n: int):                               <L 15>
        // i = wp.tid()                                                                           <L 16>
        var_0 = builtin_tid1d();
        // x[clamp_index(i - 1, n)] = 1.0                                                         <L 17>
        var_3 = wp::sub(var_0, var_2);
        var_4 = clamp_index_0(var_3, var_n);
        // wp::array_store(var_x, var_4, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_4, var_1, adj_x, adj_4, adj_1);
        adj_clamp_index_0(var_3, var_n, adj_3, adj_n, adj_4);
        wp::adj_sub(var_0, var_2, adj_0, adj_2, adj_3);
        // adj: x[clamp_index(i - 1, n)] = 1.0                                                    <L 17>
        // adj: i = wp.tid()                                                                      <L 16>
        // adj: def parameter_rebound(x: wp.array(dtype=float), n: int):                          <L 15>
        continue;
    }
}
