// return_missing_at_end.py:5
static CUDA_CALLABLE wp::float32 maybe_0(
    wp::int32 var_n,
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def maybe(n: int, a: float):                                                           <L 6>
    // if n > 0:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // return a                                                                           <L 8>
        return var_a;
    }
    if (!var_1) {
        // return -a                                                                          <L 10>
        var_2 = wp::neg(var_a);
        return var_2;
    }
    return {};
}

// return_missing_at_end.py:5
static CUDA_CALLABLE void adj_maybe_0(
    wp::int32 var_n,
    wp::float32 var_a,
    wp::int32 & adj_n,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def maybe(n: int, a: float):                                                           <L 6>
    // if n > 0:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // return a                                                                           <L 8>
        goto label0;
    }
    if (!var_1) {
        // return -a                                                                          <L 10>
        var_2 = wp::neg(var_a);
        goto label1;
    }
    //---------
    // reverse
    if (!var_1) {
        label1:;
        adj_2 += adj_ret;
        wp::adj_neg(var_a, adj_a, adj_2);
        // adj: return -a                                                                     <L 10>
    }
    if (var_1) {
        label0:;
        adj_a += adj_ret;
        // adj: return a                                                                      <L 8>
    }
    // adj: if n > 0:                                                                         <L 7>
    // adj: def maybe(n: int, a: float):                                                      <L 6>
    return;
}

extern "C" __global__ void return_missing_at_end_746aba45_cuda_kernel_backward(
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
        // def return_missing_at_end(x: wp.array(dtype=float), n: int):                           <L 14>
        // x[0] = maybe(n, x[0])                                                                  <L 15>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = maybe_0(var_n, var_3);
        // wp::array_store(var_x, var_4, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
        adj_maybe_0(var_n, var_3, adj_n, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[0] = maybe(n, x[0])                                                             <L 15>
        // adj: def return_missing_at_end(x: wp.array(dtype=float), n: int):                      <L 14>
        continue;
    }
}
