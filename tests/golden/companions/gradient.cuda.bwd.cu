// gradient.py:5
static CUDA_CALLABLE wp::float32 safe_root_0(
    wp::float32 var_x,
    wp::float32 var_least)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def safe_root(x: float, least: float):                                                 <L 6>
    // return wp.sqrt(wp.max(x, least))                                                       <L 7>
    var_0 = wp::max(var_x, var_least);
    var_1 = wp::sqrt(var_0);
    return var_1;
}

// gradient.py:19
static CUDA_CALLABLE wp::float32 outer_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.01;
    wp::float32 var_1;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    //---------
    // forward
    // def outer(x: float):                                                                   <L 20>
    // return safe_root(x, 0.01) * 2.0                                                        <L 21>
    var_1 = safe_root_0(var_x, var_0);
    var_3 = wp::mul(var_1, var_2);
    return var_3;
}

// gradient.py:10
static CUDA_CALLABLE void adj_safe_root_0(
    wp::float32 var_x,
    wp::float32 var_least,
    wp::float32 & adj_x,
    wp::float32 & adj_least,
    wp::float32 & var_adj_ret)
{
	// user-defined adjoint code
    //---------
    // primal vars
    bool var_0;
    const wp::float32 var_1 = 0.5;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.0;
    //---------
    // forward
    // def adj_safe_root(x: float, least: float, adj_ret: float):                             <L 11>
    // if x > least:                                                                          <L 12>
    var_0 = (var_x > var_least);
    if (var_0) {
        // wp.adjoint[x] += 0.5 / wp.sqrt(x) * adj_ret                                        <L 13>
        var_2 = wp::sqrt(var_x);
        var_3 = wp::div(var_1, var_2);
        var_4 = wp::mul(var_3, var_adj_ret);
        var_5 = wp::add(adj_x, var_4);
        adj_x = var_5;
    }
    if (!var_0) {
        // wp.adjoint[least] -= adj_ret                                                       <L 15>
        var_6 = wp::sub(adj_least, var_adj_ret);
        adj_least = var_6;
        // wp.adjoint[x] = 0.0                                                                <L 16>
        adj_x = var_7;
    }
}

// gradient.py:19
static CUDA_CALLABLE void adj_outer_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.01;
    wp::float32 var_1;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def outer(x: float):                                                                   <L 20>
    // return safe_root(x, 0.01) * 2.0                                                        <L 21>
    var_1 = safe_root_0(var_x, var_0);
    var_3 = wp::mul(var_1, var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_3 += adj_ret;
    wp::adj_mul(var_1, var_2, adj_1, adj_2, adj_3);
    adj_safe_root_0(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: return safe_root(x, 0.01) * 2.0                                                   <L 21>
    // adj: def outer(x: float):                                                              <L 20>
    return;
}

extern "C" __global__ void gradient_kernel_62611ef6_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_y,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::float32> adj_y)
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
        wp::float32* var_4;
        const wp::float32 var_5 = 0.5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::range_t var_9;
        wp::int32 var_10;
        wp::float32* var_11;
        const wp::float32 var_12 = 0.1;
        wp::float32 var_13;
        wp::float32 var_14;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::range_t adj_9 = {};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        //---------
        // forward
        // def gradient_kernel(x: wp.array(dtype=float), y: wp.array(dtype=float)):               <L 25>
        // i = wp.tid()                                                                           <L 26>
        var_0 = builtin_tid1d();
        // y[i] = outer(x[i]) + safe_root(x[i], 0.5)                                              <L 27>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = outer_0(var_3);
        var_4 = wp::address(var_x, var_0);
        var_7 = wp::load(var_4);
        var_6 = safe_root_0(var_7, var_5);
        var_8 = wp::add(var_2, var_6);
        // wp::array_store(var_y, var_0, var_8);
        // for k in range(i):                                                                     <L 28>
        var_9 = wp::range(var_0);
        //---------
        // reverse
        var_9 = wp::iter_reverse(var_9);
        start_for_0:;
            if (iter_cmp(var_9) == 0) goto end_for_0;
            var_10 = wp::iter_next(var_9);
        	adj_11 = {};
        	adj_12 = {};
        	adj_13 = {};
        	adj_14 = {};
            // y[k] = safe_root(y[k], 0.1)                                                        <L 29>
            var_11 = wp::address(var_y, var_10);
            var_14 = wp::load(var_11);
            var_13 = safe_root_0(var_14, var_12);
            // wp::array_store(var_y, var_10, var_13);
            wp::adj_array_store(var_y, var_10, var_13, adj_y, adj_10, adj_13);
            adj_safe_root_0(var_14, var_12, adj_11, adj_12, adj_13);
            wp::adj_address(var_y, var_10, adj_y, adj_10, adj_11);
            // adj: y[k] = safe_root(y[k], 0.1)                                                   <L 29>
        	goto start_for_0;
        end_for_0:;
        // adj: for k in range(i):                                                                <L 28>
        wp::adj_array_store(var_y, var_0, var_8, adj_y, adj_0, adj_8);
        wp::adj_add(var_2, var_6, adj_2, adj_6, adj_8);
        adj_safe_root_0(var_7, var_5, adj_4, adj_5, adj_6);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_4);
        adj_outer_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: y[i] = outer(x[i]) + safe_root(x[i], 0.5)                                         <L 27>
        // adj: i = wp.tid()                                                                      <L 26>
        // adj: def gradient_kernel(x: wp.array(dtype=float), y: wp.array(dtype=float)):          <L 25>
        continue;
    }
}
