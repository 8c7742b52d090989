// call_in_condition.py:5
static CUDA_CALLABLE wp::int32 limit_0(
    wp::int32 var_n)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    wp::int32 var_1;
    //---------
    // forward
    // def limit(n: int):                                                                     <L 6>
    // return n * 2                                                                           <L 7>
    var_1 = wp::mul(var_n, var_0);
    return var_1;
}

// call_in_condition.py:5
static CUDA_CALLABLE void adj_limit_0(
    wp::int32 var_n,
    wp::int32 & adj_n,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    wp::int32 var_1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def limit(n: int):                                                                     <L 6>
    // return n * 2                                                                           <L 7>
    var_1 = wp::mul(var_n, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_n, var_0, adj_n, adj_0, adj_1);
    // adj: return n * 2                                                                      <L 7>
    // adj: def limit(n: int):                                                                <L 6>
    return;
}

extern "C" __global__ void call_in_condition_82be11d6_cuda_kernel_backward(
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
        const wp::int32 var_1 = 4;
        bool var_2;
        const wp::float32 var_3 = 1.0;
        const wp::int32 var_4 = 0;
        wp::int32 var_5;
        wp::range_t var_6;
        wp::int32 var_7;
        const wp::float32 var_8 = 2.0;
        wp::int32 var_9;
        const wp::int32 var_10 = 9;
        bool var_11;
        const wp::int32 var_12 = 1;
        wp::int32 var_13;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::range_t adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        bool adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        //---------
        // forward
        // def call_in_condition(x: wp.array(dtype=float), n: int):                               <L 11>
        // if limit(n) > 4:                                                                       <L 12>
        var_0 = limit_0(var_n);
        var_2 = (var_0 > var_1);
        if (var_2) {
            // x[0] = 1.0                                                                         <L 13>
            // wp::array_store(var_x, var_4, var_3);
        }
        // for i in range(limit(n)):                                                              <L 14>
        var_5 = limit_0(var_n);
        var_6 = wp::range(var_5);
        // while limit(n) < 9:                                                                    <L 16>
        //---------
        // reverse
        start_while_2:;
        var_9 = limit_0(var_n);
        var_11 = (var_9 < var_10);
        if ((var_11) == false) goto end_while_2;
        adj_12 = {};
        adj_13 = {};
            // n += 1                                                                             <L 17>
            var_13 = wp::add(var_n, var_12);
            wp::assign(var_n, var_13);
            wp::adj_assign(var_n, var_13, adj_n, adj_13);
            wp::adj_add(var_n, var_12, adj_n, adj_12, adj_13);
            // adj: n += 1                                                                        <L 17>
        goto start_while_2;
        end_while_2:;
        // adj: while limit(n) < 9:                                                               <L 16>
        var_6 = wp::iter_reverse(var_6);
        start_for_0:;
            if (iter_cmp(var_6) == 0) goto end_for_0;
            var_7 = wp::iter_next(var_6);
        	adj_8 = {};
            // x[i] = 2.0                                                                         <L 15>
            // wp::array_store(var_x, var_7, var_8);
            wp::adj_array_store(var_x, var_7, var_8, adj_x, adj_7, adj_8);
            // adj: x[i] = 2.0                                                                    <L 15>
        	goto start_for_0;
        end_for_0:;
        adj_limit_0(var_n, adj_n, adj_5);
        // adj: for i in range(limit(n)):                                                         <L 14>
        if (var_2) {
            wp::adj_array_store(var_x, var_4, var_3, adj_x, adj_4, adj_3);
            // adj: x[0] = 1.0                                                                    <L 13>
        }
        adj_limit_0(var_n, adj_n, adj_0);
        // adj: if limit(n) > 4:                                                                  <L 12>
        // adj: def call_in_condition(x: wp.array(dtype=float), n: int):                          <L 11>
        continue;
    }
}
