// template_again_list.py:0
static CUDA_CALLABLE wp::float32 known_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const bool var_0 = true;
    wp::float32 var_1;
    //---------
    // forward
    // def known(x: Any):                                                                     <L 1>
    // if wp.static(3 in KNOWN):                                                              <L 2>
    // return x                                                                               <L 3>
    return var_x;
    // return -x                                                                              <L 4>
    var_1 = wp::neg(var_x);
    return var_1;
}

// template_again_list.py:0
static CUDA_CALLABLE void adj_known_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const bool var_0 = true;
    wp::float32 var_1;
    //---------
    // dual vars
    bool adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def known(x: Any):                                                                     <L 1>
    // if wp.static(3 in KNOWN):                                                              <L 2>
    // return x                                                                               <L 3>
    goto label0;
    // return -x                                                                              <L 4>
    var_1 = wp::neg(var_x);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_1 += adj_ret;
    wp::adj_neg(var_x, adj_x, adj_1);
    // adj: return -x                                                                         <L 4>
    label0:;
    adj_x += adj_ret;
    // adj: return x                                                                          <L 3>
    // adj: if wp.static(3 in KNOWN):                                                         <L 2>
    // adj: def known(x: Any):                                                                <L 1>
    return;
}

extern "C" __global__ void template_again_list_d10f92c7_cuda_kernel_backward(
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
        const wp::int32 var_4 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        //---------
        // forward
        // def template_again_list(x: wp.array(dtype=float)):                                     <L 20>
        // x[0] = known(x[0])                                                                     <L 21>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = known_0(var_3);
        // wp::array_store(var_x, var_4, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
        adj_known_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[0] = known(x[0])                                                                <L 21>
        // adj: def template_again_list(x: wp.array(dtype=float)):                                <L 20>
        continue;
    }
}
