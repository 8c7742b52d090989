// early_return.py:5
static CUDA_CALLABLE wp::float32 pick_0(
    wp::int32 var_n,
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 1;
    bool var_3;
    const wp::float32 var_4 = 2.0;
    wp::float32 var_5;
    const wp::float32 var_6 = 3.0;
    wp::float32 var_7;
    //---------
    // forward
    // def pick(n: int, a: float):                                                            <L 6>
    // if n == 0:                                                                             <L 7>
    var_1 = (var_n == var_0);
    if (var_1) {
        // return a                                                                           <L 8>
        return var_a;
    }
    // if n == 1:                                                                             <L 9>
    var_3 = (var_n == var_2);
    if (var_3) {
        // return a * 2.0                                                                     <L 10>
        var_5 = wp::mul(var_a, var_4);
        return var_5;
    }
    // return a * 3.0                                                                         <L 11>
    var_7 = wp::mul(var_a, var_6);
    return var_7;
}

// early_return.py:5
static CUDA_CALLABLE void adj_pick_0(
    wp::int32 var_n,
    wp::float32 var_a,
    wp::int32 & adj_n,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 1;
    bool var_3;
    const wp::float32 var_4 = 2.0;
    wp::float32 var_5;
    const wp::float32 var_6 = 3.0;
    wp::float32 var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    //---------
    // forward
    // def pick(n: int, a: float):                                                            <L 6>
    // if n == 0:                                                                             <L 7>
    var_1 = (var_n == var_0);
    if (var_1) {
        // return a                                                                           <L 8>
        goto label0;
    }
    // if n == 1:                                                                             <L 9>
    var_3 = (var_n == var_2);
    if (var_3) {
        // return a * 2.0                                                                     <L 10>
        var_5 = wp::mul(var_a, var_4);
        goto label1;
    }
    // return a * 3.0                                                                         <L 11>
    var_7 = wp::mul(var_a, var_6);
    goto label2;
    //---------
    // reverse
    label2:;
    adj_7 += adj_ret;
    wp::adj_mul(var_a, var_6, adj_a, adj_6, adj_7);
    // adj: return a * 3.0                                                                    <L 11>
    if (var_3) {
        label1:;
        adj_5 += adj_ret;
        wp::adj_mul(var_a, var_4, adj_a, adj_4, adj_5);
        // adj: return a * 2.0                                                                <L 10>
    }
    // adj: if n == 1:                                                                        <L 9>
    if (var_1) {
        label0:;
        adj_a += adj_ret;
        // adj: return a                                                                      <L 8>
    }
    // adj: if n == 0:                                                                        <L 7>
    // adj: def pick(n: int, a: float):                                                       <L 6>
    return;
}

extern "C" __global__ void early_return_bca9702a_cuda_kernel_backward(
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        //---------
        // forward
        // def early_return(x: wp.array(dtype=float), n: int):                                    <L 15>
        // i = wp.tid()                                                                           <L 16>
        var_0 = builtin_tid1d();
        // x[i] = pick(n, x[i])                                                                   <L 17>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = pick_0(var_n, var_3);
        // wp::array_store(var_x, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
        adj_pick_0(var_n, var_3, adj_n, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = pick(n, x[i])                                                              <L 17>
        // adj: i = wp.tid()                                                                      <L 16>
        // adj: def early_return(x: wp.array(dtype=float), n: int):                               <L 15>
        continue;
    }
}
