// unused.py:10
static CUDA_CALLABLE wp::float32 used_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    //---------
    // forward
    // def used(a: float):                                                                    <L 11>
    // return a * 2.0                                                                         <L 12>
    var_1 = wp::mul(var_a, var_0);
    return var_1;
}

// unused.py:10
static CUDA_CALLABLE void adj_used_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def used(a: float):                                                                    <L 11>
    // return a * 2.0                                                                         <L 12>
    var_1 = wp::mul(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a * 2.0                                                                    <L 12>
    // adj: def used(a: float):                                                               <L 11>
    return;
}

extern "C" __global__ void unused_0e9a6d5b_cuda_kernel_backward(
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
        // def unused(x: wp.array(dtype=float)):                                                  <L 16>
        // x[0] = used(x[0])                                                                      <L 17>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = used_0(var_3);
        // wp::array_store(var_x, var_4, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
        adj_used_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[0] = used(x[0])                                                                 <L 17>
        // adj: def unused(x: wp.array(dtype=float)):                                             <L 16>
        continue;
    }
}
