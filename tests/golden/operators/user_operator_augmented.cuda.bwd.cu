// user_operator_augmented.py:5
static CUDA_CALLABLE wp::vec_t<2, wp::float32> sub_0(
    wp::vec_t<2, wp::float32> var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::vec_t<2, wp::float32> var_6;
    //---------
    // forward
    // def sub(a: wp.vec2, b: float):                                                         <L 6>
    // return wp.vec2(a[0] - b, a[1] - b)                                                     <L 7>
    var_1 = wp::extract(var_a, var_0);
    var_2 = wp::sub(var_1, var_b);
    var_4 = wp::extract(var_a, var_3);
    var_5 = wp::sub(var_4, var_b);
    var_6 = wp::vec_t<2, wp::float32>(var_2, var_5);
    return var_6;
}

// user_operator_augmented.py:5
static CUDA_CALLABLE void adj_sub_0(
    wp::vec_t<2, wp::float32> var_a,
    wp::float32 var_b,
    wp::vec_t<2, wp::float32> & adj_a,
    wp::float32 & adj_b,
    wp::vec_t<2, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::vec_t<2, wp::float32> var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::vec_t<2, wp::float32> adj_6 = {};
    //---------
    // forward
    // def sub(a: wp.vec2, b: float):                                                         <L 6>
    // return wp.vec2(a[0] - b, a[1] - b)                                                     <L 7>
    var_1 = wp::extract(var_a, var_0);
    var_2 = wp::sub(var_1, var_b);
    var_4 = wp::extract(var_a, var_3);
    var_5 = wp::sub(var_4, var_b);
    var_6 = wp::vec_t<2, wp::float32>(var_2, var_5);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_6 += adj_ret;
    wp::adj_vec_t(var_2, var_5, adj_2, adj_5, adj_6);
    wp::adj_sub(var_4, var_b, adj_4, adj_b, adj_5);
    wp::adj_extract(var_a, var_3, adj_a, adj_3, adj_4);
    wp::adj_sub(var_1, var_b, adj_1, adj_b, adj_2);
    wp::adj_extract(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return wp.vec2(a[0] - b, a[1] - b)                                                <L 7>
    // adj: def sub(a: wp.vec2, b: float):                                                    <L 6>
    return;
}

extern "C" __global__ void user_operator_augmented_1d5fb1a4_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float32>> var_out,
    wp::vec_t<2, wp::float32> var_v,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_out,
    wp::vec_t<2, wp::float32> adj_v)
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
        wp::vec_t<2, wp::float32> var_0;
        const wp::float32 var_1 = 1.0;
        wp::vec_t<2, wp::float32> var_2;
        const wp::int32 var_3 = 0;
        //---------
        // dual vars
        wp::vec_t<2, wp::float32> adj_0 = {};
        wp::float32 adj_1 = {};
        wp::vec_t<2, wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        //---------
        // forward
        // def user_operator_augmented(out: wp.array(dtype=wp.vec2), v: wp.vec2):                 <L 11>
        // w = v                                                                                  <L 12>
        var_0 = wp::copy(var_v);
        // w -= 1.0                                                                               <L 13>
        var_2 = sub_0(var_0, var_1);
        // out[0] = w                                                                             <L 14>
        // wp::array_store(var_out, var_3, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        // adj: out[0] = w                                                                        <L 14>
        adj_sub_0(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: w -= 1.0                                                                          <L 13>
        wp::adj_copy(var_v, adj_v, adj_0);
        // adj: w = v                                                                             <L 12>
        // adj: def user_operator_augmented(out: wp.array(dtype=wp.vec2), v: wp.vec2):            <L 11>
        continue;
    }
}
