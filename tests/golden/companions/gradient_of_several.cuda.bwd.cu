// gradient_of_several.py:5
static CUDA_CALLABLE void both_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def both(a: float, b: float):                                                          <L 6>
    // return a * b, a + b                                                                    <L 7>
    var_0 = wp::mul(var_a, var_b);
    var_1 = wp::add(var_a, var_b);
    ret_0 = var_0;
    ret_1 = var_1;
    return;
}

// gradient_of_several.py:16
static CUDA_CALLABLE void nothing_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::float32* var_0;
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def nothing(x: wp.array(dtype=float), i: int):                                         <L 17>
    // x[i] = x[i] * 2.0                                                                      <L 18>
    var_0 = wp::address(var_x, var_i);
    var_3 = wp::load(var_0);
    var_2 = wp::mul(var_3, var_1);
    wp::array_store(var_x, var_i, var_2);
}

// gradient_of_several.py:10
static CUDA_CALLABLE void adj_both_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & adj_a,
    wp::float32 & adj_b,
    wp::float32 & var_adj_product,
    wp::float32 & var_adj_sum)
{
	// user-defined adjoint code
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def adj_both(a: float, b: float, adj_product: float, adj_sum: float):                  <L 11>
    // wp.adjoint[a] += adj_product * b + adj_sum                                             <L 12>
    var_0 = wp::mul(var_adj_product, var_b);
    var_1 = wp::add(var_0, var_adj_sum);
    var_2 = wp::add(adj_a, var_1);
    adj_a = var_2;
    // wp.adjoint[b] += adj_product * a + adj_sum                                             <L 13>
    var_3 = wp::mul(var_adj_product, var_a);
    var_4 = wp::add(var_3, var_adj_sum);
    var_5 = wp::add(adj_b, var_4);
    adj_b = var_5;
}

// gradient_of_several.py:21
static CUDA_CALLABLE void adj_nothing_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i,
    wp::array_t<wp::float32> & adj_x,
    wp::int32 & adj_i)
{
	// user-defined adjoint code
    //---------
    // primal vars
    wp::float32* var_0;
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def adj_nothing(x: wp.array(dtype=float), i: int):                                     <L 22>
    // wp.adjoint[x][i] = wp.adjoint[x][i] * 2.0                                              <L 23>
    var_0 = wp::address(adj_x, var_i);
    var_3 = wp::load(var_0);
    var_2 = wp::mul(var_3, var_1);
    wp::array_store(adj_x, var_i, var_2);
}

extern "C" __global__ void several_kernel_55984431_cuda_kernel_backward(
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
        const wp::float32 var_2 = 2.0;
        wp::float32 var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        //---------
        // forward
        // def several_kernel(x: wp.array(dtype=float)):                                          <L 27>
        // i = wp.tid()                                                                           <L 28>
        var_0 = builtin_tid1d();
        // p, q = both(x[i], 2.0)                                                                 <L 29>
        var_1 = wp::address(var_x, var_0);
        var_5 = wp::load(var_1);
        both_0(var_5, var_2, var_3, var_4);
        // nothing(x, i)                                                                          <L 30>
        nothing_0(var_x, var_0);
        // x[i] = p - q                                                                           <L 31>
        var_6 = wp::sub(var_3, var_4);
        // wp::array_store(var_x, var_0, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_6, adj_x, adj_0, adj_6);
        wp::adj_sub(var_3, var_4, adj_3, adj_4, adj_6);
        // adj: x[i] = p - q                                                                      <L 31>
        adj_nothing_0(var_x, var_0, adj_x, adj_0);
        // adj: nothing(x, i)                                                                     <L 30>
        adj_both_0(var_5, var_2, adj_1, adj_2, adj_3, adj_4);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: p, q = both(x[i], 2.0)                                                            <L 29>
        // adj: i = wp.tid()                                                                      <L 28>
        // adj: def several_kernel(x: wp.array(dtype=float)):                                     <L 27>
        continue;
    }
}
