// one_target_several_results.py:5
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

// one_target_several_results.py:5
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

extern "C" __global__ void one_target_several_results_4ca730a4_cuda_kernel_backward(
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
        wp::float32 var_4;
        wp::tuple_t<wp::float32, wp::float32> var_5;
        const wp::int32 var_6 = 0;
        wp::float32 var_7;
        const wp::int32 var_8 = 1;
        const wp::int32 var_9 = 0;
        wp::float32 var_10;
        const wp::int32 var_11 = 1;
        wp::float32 var_12;
        const wp::int32 var_13 = 2;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::tuple_t<wp::float32, wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::int32 adj_13 = {};
        //---------
        // forward
        // def one_target_several_results(x: wp.array(dtype=float)):                              <L 11>
        // both = halves(x[0])                                                                    <L 12>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        halves_0(var_4, var_2, var_3);
        var_5 = wp::tuple(var_2, var_3);
        // x[1] = both[0]                                                                         <L 13>
        var_7 = wp::extract<0>(var_5);
        // wp::array_store(var_x, var_8, var_7);
        // a, b = both                                                                            <L 14>
        var_10 = wp::extract<0>(var_5);
        var_12 = wp::extract<1>(var_5);
        // x[2] = b                                                                               <L 15>
        // wp::array_store(var_x, var_13, var_12);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_13, var_12, adj_x, adj_13, adj_12);
        // adj: x[2] = b                                                                          <L 15>
        // adj: a, b = both                                                                       <L 14>
        wp::adj_array_store(var_x, var_8, var_7, adj_x, adj_8, adj_7);
        // adj: x[1] = both[0]                                                                    <L 13>
        adj_halves_0(var_4, var_2, var_3, adj_1, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: both = halves(x[0])                                                               <L 12>
        // adj: def one_target_several_results(x: wp.array(dtype=float)):                         <L 11>
        continue;
    }
}
