// builtin_name_taken.py:5
static CUDA_CALLABLE wp::float32 norm_l1_1(
    wp::vec_t<2, wp::float32> var_v)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def norm_l1(v: wp.vec2):                                                               <L 6>
    // return wp.abs(v[0]) + wp.abs(v[1])                                                     <L 7>
    var_1 = wp::extract(var_v, var_0);
    var_2 = wp::abs(var_1);
    var_4 = wp::extract(var_v, var_3);
    var_5 = wp::abs(var_4);
    var_6 = wp::add(var_2, var_5);
    return var_6;
}

// builtin_name_taken.py:5
static CUDA_CALLABLE void adj_norm_l1_1(
    wp::vec_t<2, wp::float32> var_v,
    wp::vec_t<2, wp::float32> & adj_v,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def norm_l1(v: wp.vec2):                                                               <L 6>
    // return wp.abs(v[0]) + wp.abs(v[1])                                                     <L 7>
    var_1 = wp::extract(var_v, var_0);
    var_2 = wp::abs(var_1);
    var_4 = wp::extract(var_v, var_3);
    var_5 = wp::abs(var_4);
    var_6 = wp::add(var_2, var_5);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_6 += adj_ret;
    wp::adj_add(var_2, var_5, adj_2, adj_5, adj_6);
    wp::adj_abs(var_4, adj_4, adj_5);
    wp::adj_extract(var_v, var_3, adj_v, adj_3, adj_4);
    wp::adj_abs(var_1, adj_1, adj_2);
    wp::adj_extract(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: return wp.abs(v[0]) + wp.abs(v[1])                                                <L 7>
    // adj: def norm_l1(v: wp.vec2):                                                          <L 6>
    return;
}

extern "C" __global__ void builtin_name_taken_10a315c2_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float32>> var_v,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_v,
    wp::array_t<wp::float32> adj_out)
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
        wp::vec_t<2, wp::float32>* var_1;
        wp::float32 var_2;
        wp::vec_t<2, wp::float32> var_3;
        const wp::int32 var_4 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<2, wp::float32> adj_1 = {};
        wp::float32 adj_2 = {};
        wp::vec_t<2, wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        //---------
        // forward
        // def builtin_name_taken(v: wp.array(dtype=wp.vec2), out: wp.array(dtype=float)):        <L 11>
        // out[0] = norm_l1(v[0])                                                                 <L 12>
        var_1 = wp::address(var_v, var_0);
        var_3 = wp::load(var_1);
        var_2 = norm_l1_1(var_3);
        // wp::array_store(var_out, var_4, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_4, var_2, adj_out, adj_4, adj_2);
        adj_norm_l1_1(var_3, adj_1, adj_2);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
        // adj: out[0] = norm_l1(v[0])                                                            <L 12>
        // adj: def builtin_name_taken(v: wp.array(dtype=wp.vec2), out: wp.array(dtype=float)):   <L 11>
        continue;
    }
}
