// function_value.py:5
static CUDA_CALLABLE wp::float32 square_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def square(a: float):                                                                  <L 6>
    // return a * a                                                                           <L 7>
    var_0 = wp::mul(var_a, var_a);
    return var_0;
}

// function_value.py:10
static CUDA_CALLABLE wp::float32 cube_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def cube(a: float):                                                                    <L 11>
    // return a * a * a                                                                       <L 12>
    var_0 = wp::mul(var_a, var_a);
    var_1 = wp::mul(var_0, var_a);
    return var_1;
}

// function_value.py:5
static CUDA_CALLABLE void adj_square_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
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
    // def square(a: float):                                                                  <L 6>
    // return a * a                                                                           <L 7>
    var_0 = wp::mul(var_a, var_a);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_mul(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: return a * a                                                                      <L 7>
    // adj: def square(a: float):                                                             <L 6>
    return;
}

// function_value.py:10
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
    // def cube(a: float):                                                                    <L 11>
    // return a * a * a                                                                       <L 12>
    var_0 = wp::mul(var_a, var_a);
    var_1 = wp::mul(var_0, var_a);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_0, var_a, adj_0, adj_a, adj_1);
    wp::adj_mul(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: return a * a * a                                                                  <L 12>
    // adj: def cube(a: float):                                                               <L 11>
    return;
}

extern "C" __global__ void function_value_b9978fa5_cuda_kernel_backward(
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
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
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
        //---------
        // forward
        // def function_value(x: wp.array(dtype=float)):                                          <L 19>
        // i = wp.tid()                                                                           <L 20>
        var_0 = builtin_tid1d();
        // f = wp.static(FUNCTIONS["cube"])                                                       <L 21>
        // x[i] = wp.static(FUNCTIONS["square"])(x[i]) + f(x[i])                                  <L 22>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = square_0(var_3);
        var_4 = wp::address(var_x, var_0);
        var_6 = wp::load(var_4);
        var_5 = cube_0(var_6);
        var_7 = wp::add(var_2, var_5);
        // wp::array_store(var_x, var_0, var_7);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_7, adj_x, adj_0, adj_7);
        wp::adj_add(var_2, var_5, adj_2, adj_5, adj_7);
        adj_cube_0(var_6, adj_4, adj_5);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_4);
        adj_square_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = wp.static(FUNCTIONS["square"])(x[i]) + f(x[i])                             <L 22>
        // adj: f = wp.static(FUNCTIONS["cube"])                                                  <L 21>
        // adj: i = wp.tid()                                                                      <L 20>
        // adj: def function_value(x: wp.array(dtype=float)):                                     <L 19>
        continue;
    }
}
