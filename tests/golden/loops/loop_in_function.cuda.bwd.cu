// loop_in_function.py:5
static CUDA_CALLABLE wp::float32 total_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    wp::float32 var_1;
    wp::range_t var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def total(x: wp.array(dtype=float), n: int):                                           <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(n):                                                                     <L 8>
    var_2 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_2) == 0) goto end_for_0;
        var_3 = wp::iter_next(var_2);
        // s += x[i]                                                                          <L 9>
        var_4 = wp::address(var_x, var_3);
        var_6 = wp::load(var_4);
        var_5 = wp::add(var_1, var_6);
        wp::assign(var_1, var_5);
        goto start_for_0;
    end_for_0:;
    // return s                                                                               <L 10>
    return var_1;
}

// loop_in_function.py:5
static CUDA_CALLABLE void adj_total_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::array_t<wp::float32> & adj_x,
    wp::int32 & adj_n,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    wp::float32 var_1;
    wp::range_t var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::range_t adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def total(x: wp.array(dtype=float), n: int):                                           <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(n):                                                                     <L 8>
    var_2 = wp::range(var_n);
    // return s                                                                               <L 10>
    goto label2;
    //---------
    // reverse
    label2:;
    adj_1 += adj_ret;
    // adj: return s                                                                          <L 10>
    var_2 = wp::iter_reverse(var_2);
    start_for_0:;
        if (iter_cmp(var_2) == 0) goto end_for_0;
        var_3 = wp::iter_next(var_2);
    	adj_4 = {};
    	adj_5 = {};
    	adj_6 = {};
        // s += x[i]                                                                          <L 9>
        var_4 = wp::address(var_x, var_3);
        var_6 = wp::load(var_4);
        var_5 = wp::add(var_1, var_6);
        wp::assign(var_1, var_5);
        wp::adj_assign(var_1, var_5, adj_1, adj_5);
        wp::adj_add(var_1, var_6, adj_1, adj_4, adj_5);
        wp::adj_address(var_x, var_3, adj_x, adj_3, adj_4);
        // adj: s += x[i]                                                                     <L 9>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 8>
    wp::adj_float(var_0, adj_0, adj_1);
    // adj: s = float(0.0)                                                                    <L 7>
    // adj: def total(x: wp.array(dtype=float), n: int):                                      <L 6>
    return;
}

extern "C" __global__ void loop_in_function_40f3e8da_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::float32> adj_out)
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
        wp::float32 var_1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        //---------
        // forward
        // def loop_in_function(x: wp.array(dtype=float), out: wp.array(dtype=float)):            <L 14>
        // i = wp.tid()                                                                           <L 15>
        var_0 = builtin_tid1d();
        // out[i] = total(x, i)                                                                   <L 16>
        var_1 = total_0(var_x, var_0);
        // wp::array_store(var_out, var_0, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_1, adj_out, adj_0, adj_1);
        adj_total_0(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: out[i] = total(x, i)                                                              <L 16>
        // adj: i = wp.tid()                                                                      <L 15>
        // adj: def loop_in_function(x: wp.array(dtype=float), out: wp.array(dtype=float)):       <L 14>
        continue;
    }
}
