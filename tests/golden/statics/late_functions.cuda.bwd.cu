// late_functions.py:5
static CUDA_CALLABLE wp::float32 square_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def square(x: float):                                                                  <L 6>
    // return x * x                                                                           <L 7>
    var_0 = wp::mul(var_x, var_x);
    return var_0;
}

// late_functions.py:10
static CUDA_CALLABLE wp::float32 cube_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def cube(x: float):                                                                    <L 11>
    // return x * x * x                                                                       <L 12>
    var_0 = wp::mul(var_x, var_x);
    var_1 = wp::mul(var_0, var_x);
    return var_1;
}

// late_functions.py:5
static CUDA_CALLABLE void adj_square_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def square(x: float):                                                                  <L 6>
    // return x * x                                                                           <L 7>
    var_0 = wp::mul(var_x, var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_mul(var_x, var_x, adj_x, adj_x, adj_0);
    // adj: return x * x                                                                      <L 7>
    // adj: def square(x: float):                                                             <L 6>
    return;
}

// late_functions.py:10
static CUDA_CALLABLE void adj_cube_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
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
    // def cube(x: float):                                                                    <L 11>
    // return x * x * x                                                                       <L 12>
    var_0 = wp::mul(var_x, var_x);
    var_1 = wp::mul(var_0, var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_0, var_x, adj_0, adj_x, adj_1);
    wp::adj_mul(var_x, var_x, adj_x, adj_x, adj_0);
    // adj: return x * x * x                                                                  <L 12>
    // adj: def cube(x: float):                                                               <L 11>
    return;
}

extern "C" __global__ void late_functions_879c967e_cuda_kernel_backward(
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
        wp::int32 var_0;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        wp::float32 var_5;
        const wp::float32 var_6 = 0.5;
        wp::float32 var_7;
        const wp::int32 var_8 = 1;
        wp::float32 var_9;
        const wp::float32 var_10 = 1.5;
        wp::float32 var_11;
        const wp::int32 var_12 = 2;
        wp::float32 var_13;
        const wp::float32 var_14 = 2.5;
        wp::float32 var_15;
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
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        //---------
        // forward
        // def late_functions(x: wp.array(dtype=float)):                                          <L 19>
        // i = wp.tid()                                                                           <L 20>
        var_0 = builtin_tid1d();
        // s = x[i]                                                                               <L 21>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // for j in range(wp.static(len(TABLE))):                                                 <L 22>
        // s = wp.static(TABLE[j])(s) + wp.static(float(j) + 0.5)                                 <L 23>
        var_5 = square_0(var_2);
        var_7 = wp::add(var_5, var_6);
        var_9 = cube_0(var_7);
        var_11 = wp::add(var_9, var_10);
        var_13 = wp::sin(var_11);
        var_15 = wp::add(var_13, var_14);
        // x[i] = s                                                                               <L 24>
        // wp::array_store(var_x, var_0, var_15);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_15, adj_x, adj_0, adj_15);
        // adj: x[i] = s                                                                          <L 24>
        wp::adj_add(var_13, var_14, adj_13, adj_14, adj_15);
        wp::adj_sin(var_11, adj_11, adj_13);
        wp::adj_add(var_9, var_10, adj_9, adj_10, adj_11);
        adj_cube_0(var_7, adj_7, adj_9);
        wp::adj_add(var_5, var_6, adj_5, adj_6, adj_7);
        adj_square_0(var_2, adj_2, adj_5);
        // adj: s = wp.static(TABLE[j])(s) + wp.static(float(j) + 0.5)                            <L 23>
        // adj: for j in range(wp.static(len(TABLE))):                                            <L 22>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: s = x[i]                                                                          <L 21>
        // adj: i = wp.tid()                                                                      <L 20>
        // adj: def late_functions(x: wp.array(dtype=float)):                                     <L 19>
        continue;
    }
}
