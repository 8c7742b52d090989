// local_alias.py:5
static CUDA_CALLABLE wp::float32 cube_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def cube(a: float):                                                                    <L 6>
    // return a * a * a                                                                       <L 7>
    var_0 = wp::mul(var_a, var_a);
    var_1 = wp::mul(var_0, var_a);
    return var_1;
}

// local_alias.py:5
static CUDA_CALLABLE void adj_cube_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
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
    // def cube(a: float):                                                                    <L 6>
    // return a * a * a                                                                       <L 7>
    var_0 = wp::mul(var_a, var_a);
    var_1 = wp::mul(var_0, var_a);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_0, var_a, adj_0, adj_a, adj_1);
    wp::adj_mul(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: return a * a * a                                                                  <L 7>
    // adj: def cube(a: float):                                                               <L 6>
    return;
}

extern "C" __global__ void local_alias_e6201028_cuda_kernel_backward(
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
        const wp::int32 var_4 = 1;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        //---------
        // forward
        // def local_alias(x: wp.array(dtype=float)):                                             <L 11>
        // f = cube                                                                               <L 12>
        // g = wp.sin                                                                             <L 13>
        // x[0] = f(x[0]) + g(x[1])                                                               <L 14>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = cube_0(var_3);
        var_5 = wp::address(var_x, var_4);
        var_7 = wp::load(var_5);
        var_6 = wp::sin(var_7);
        var_8 = wp::add(var_2, var_6);
        // wp::array_store(var_x, var_9, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_9, var_8, adj_x, adj_9, adj_8);
        wp::adj_add(var_2, var_6, adj_2, adj_6, adj_8);
        wp::adj_sin(var_7, adj_5, adj_6);
        wp::adj_address(var_x, var_4, adj_x, adj_4, adj_5);
        adj_cube_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[0] = f(x[0]) + g(x[1])                                                          <L 14>
        // adj: g = wp.sin                                                                        <L 13>
        // adj: f = cube                                                                          <L 12>
        // adj: def local_alias(x: wp.array(dtype=float)):                                        <L 11>
        continue;
    }
}
