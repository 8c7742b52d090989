// user_operator.py:5
static CUDA_CALLABLE wp::vec_t<3, wp::float32> add_0(
    wp::vec_t<3, wp::float32> var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    const wp::int32 var_5 = 2;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32> var_7;
    //---------
    // forward
    // def add(a: wp.vec3, b: float):                                                         <L 6>
    // return wp.vec3(a[0] + b, a[1], a[2])                                                   <L 7>
    var_1 = wp::extract(var_a, var_0);
    var_2 = wp::add(var_1, var_b);
    var_4 = wp::extract(var_a, var_3);
    var_6 = wp::extract(var_a, var_5);
    var_7 = wp::vec_t<3, wp::float32>(var_2, var_4, var_6);
    return var_7;
}

// user_operator.py:5
static CUDA_CALLABLE void adj_add_0(
    wp::vec_t<3, wp::float32> var_a,
    wp::float32 var_b,
    wp::vec_t<3, wp::float32> & adj_a,
    wp::float32 & adj_b,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    const wp::int32 var_5 = 2;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32> var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    //---------
    // forward
    // def add(a: wp.vec3, b: float):                                                         <L 6>
    // return wp.vec3(a[0] + b, a[1], a[2])                                                   <L 7>
    var_1 = wp::extract(var_a, var_0);
    var_2 = wp::add(var_1, var_b);
    var_4 = wp::extract(var_a, var_3);
    var_6 = wp::extract(var_a, var_5);
    var_7 = wp::vec_t<3, wp::float32>(var_2, var_4, var_6);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_7 += adj_ret;
    wp::adj_vec_t(var_2, var_4, var_6, adj_2, adj_4, adj_6, adj_7);
    wp::adj_extract(var_a, var_5, adj_a, adj_5, adj_6);
    wp::adj_extract(var_a, var_3, adj_a, adj_3, adj_4);
    wp::adj_add(var_1, var_b, adj_1, adj_b, adj_2);
    wp::adj_extract(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return wp.vec3(a[0] + b, a[1], a[2])                                              <L 7>
    // adj: def add(a: wp.vec3, b: float):                                                    <L 6>
    return;
}

extern "C" __global__ void user_operator_de5a0f65_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v,
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
        wp::vec_t<3, wp::float32>* var_1;
        const wp::float32 var_2 = 2.0;
        wp::vec_t<3, wp::float32> var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float32>* var_5;
        const wp::int32 var_6 = 0;
        wp::vec_t<3, wp::float32>* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32> var_9;
        wp::vec_t<3, wp::float32> var_10;
        wp::float32* var_11;
        const wp::float32 var_12 = 1.0;
        wp::float32 var_13;
        wp::float32 var_14;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::float32 adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::vec_t<3, wp::float32> adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        //---------
        // forward
        // def user_operator(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float)):               <L 11>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // v[i] = v[i] + 2.0                                                                      <L 13>
        var_1 = wp::address(var_v, var_0);
        var_4 = wp::load(var_1);
        var_3 = add_0(var_4, var_2);
        // wp::array_store(var_v, var_0, var_3);
        // v[i] = v[i] + v[0]                                                                     <L 14>
        var_5 = wp::address(var_v, var_0);
        var_7 = wp::address(var_v, var_6);
        var_9 = wp::load(var_5);
        var_10 = wp::load(var_7);
        var_8 = wp::add(var_9, var_10);
        // wp::array_store(var_v, var_0, var_8);
        // x[i] = x[i] + 1.0                                                                      <L 15>
        var_11 = wp::address(var_x, var_0);
        var_14 = wp::load(var_11);
        var_13 = wp::add(var_14, var_12);
        // wp::array_store(var_x, var_0, var_13);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_13, adj_x, adj_0, adj_13);
        wp::adj_add(var_14, var_12, adj_11, adj_12, adj_13);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_11);
        // adj: x[i] = x[i] + 1.0                                                                 <L 15>
        wp::adj_array_store(var_v, var_0, var_8, adj_v, adj_0, adj_8);
        wp::adj_add(var_9, var_10, adj_5, adj_7, adj_8);
        wp::adj_address(var_v, var_6, adj_v, adj_6, adj_7);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_5);
        // adj: v[i] = v[i] + v[0]                                                                <L 14>
        wp::adj_array_store(var_v, var_0, var_3, adj_v, adj_0, adj_3);
        adj_add_0(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
        // adj: v[i] = v[i] + 2.0                                                                 <L 13>
        // adj: i = wp.tid()                                                                      <L 12>
        // adj: def user_operator(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float)):          <L 11>
        continue;
    }
}
