// overload_in_branch.py:10
static CUDA_CALLABLE wp::float32 norm_1(
    wp::vec_t<3, wp::float32> var_v)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def norm(v: wp.vec3):                                                                  <L 11>
    // return wp.length(v)                                                                    <L 12>
    var_0 = wp::length(var_v);
    return var_0;
}

// overload_in_branch.py:5
static CUDA_CALLABLE wp::float32 norm_0(
    wp::vec_t<2, wp::float32> var_v)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def norm(v: wp.vec2):                                                                  <L 6>
    // return wp.length(v)                                                                    <L 7>
    var_0 = wp::length(var_v);
    return var_0;
}

// overload_in_branch.py:10
static CUDA_CALLABLE void adj_norm_1(
    wp::vec_t<3, wp::float32> var_v,
    wp::vec_t<3, wp::float32> & adj_v,
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
    // def norm(v: wp.vec3):                                                                  <L 11>
    // return wp.length(v)                                                                    <L 12>
    var_0 = wp::length(var_v);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_length(var_v, var_0, adj_v, adj_0);
    // adj: return wp.length(v)                                                               <L 12>
    // adj: def norm(v: wp.vec3):                                                             <L 11>
    return;
}

// overload_in_branch.py:5
static CUDA_CALLABLE void adj_norm_0(
    wp::vec_t<2, wp::float32> var_v,
    wp::vec_t<2, wp::float32> & adj_v,
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
    // def norm(v: wp.vec2):                                                                  <L 6>
    // return wp.length(v)                                                                    <L 7>
    var_0 = wp::length(var_v);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_length(var_v, var_0, adj_v, adj_0);
    // adj: return wp.length(v)                                                               <L 7>
    // adj: def norm(v: wp.vec2):                                                             <L 6>
    return;
}

extern "C" __global__ void overload_in_branch_9ba2272d_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float32>> var_a,
    wp::array_t<wp::vec_t<3, wp::float32>> var_b,
    wp::array_t<wp::float32> var_out,
    wp::int32 var_n,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_a,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_b,
    wp::array_t<wp::float32> adj_out,
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
        wp::int32 var_0;
        const wp::int32 var_1 = 0;
        bool var_2;
        wp::vec_t<3, wp::float32>* var_3;
        wp::float32 var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<2, wp::float32>* var_6;
        wp::float32 var_7;
        wp::vec_t<2, wp::float32> var_8;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::float32 adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::vec_t<2, wp::float32> adj_6 = {};
        wp::float32 adj_7 = {};
        wp::vec_t<2, wp::float32> adj_8 = {};
        //---------
        // forward
        // def overload_in_branch(a: wp.array(dtype=wp.vec2), b: wp.array(dtype=wp.vec3), out: wp.array(dtype=float), n: int):       <L 16>
        // i = wp.tid()                                                                           <L 17>
        var_0 = builtin_tid1d();
        // if n > 0:                                                                              <L 18>
        var_2 = (var_n > var_1);
        if (var_2) {
            // out[i] = norm(b[i])                                                                <L 19>
            var_3 = wp::address(var_b, var_0);
            var_5 = wp::load(var_3);
            var_4 = norm_1(var_5);
            // wp::array_store(var_out, var_0, var_4);
        }
        if (!var_2) {
            // out[i] = norm(a[i])                                                                <L 21>
            var_6 = wp::address(var_a, var_0);
            var_8 = wp::load(var_6);
            var_7 = norm_0(var_8);
            // wp::array_store(var_out, var_0, var_7);
        }
        //---------
        // reverse
        if (!var_2) {
            wp::adj_array_store(var_out, var_0, var_7, adj_out, adj_0, adj_7);
            adj_norm_0(var_8, adj_6, adj_7);
            wp::adj_address(var_a, var_0, adj_a, adj_0, adj_6);
            // adj: out[i] = norm(a[i])                                                           <L 21>
        }
        if (var_2) {
            wp::adj_array_store(var_out, var_0, var_4, adj_out, adj_0, adj_4);
            adj_norm_1(var_5, adj_3, adj_4);
            wp::adj_address(var_b, var_0, adj_b, adj_0, adj_3);
            // adj: out[i] = norm(b[i])                                                           <L 19>
        }
        // adj: if n > 0:                                                                         <L 18>
        // adj: i = wp.tid()                                                                      <L 17>
        // adj: def overload_in_branch(a: wp.array(dtype=wp.vec2), b: wp.array(dtype=wp.vec3), out: wp.array(dtype=float), n: int):  <L 16>
        continue;
    }
}
