// overloads.py:15
static CUDA_CALLABLE wp::vec_t<3, wp::float32> mix_2(
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // forward
    // def mix(a: wp.vec3, b: wp.vec3):                                                       <L 16>
    // return wp.cw_mul(a, b)                                                                 <L 17>
    var_0 = wp::cw_mul(var_a, var_b);
    return var_0;
}

// overloads.py:10
static CUDA_CALLABLE wp::int32 mix_1(
    wp::int32 var_a,
    wp::int32 var_b)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def mix(a: int, b: int):                                                               <L 11>
    // return a * b                                                                           <L 12>
    var_0 = wp::mul(var_a, var_b);
    return var_0;
}

// overloads.py:5
static CUDA_CALLABLE wp::float32 mix_0(
    wp::float32 var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def mix(a: float, b: float):                                                           <L 6>
    // return a + b                                                                           <L 7>
    var_0 = wp::add(var_a, var_b);
    return var_0;
}

// overloads.py:15
static CUDA_CALLABLE void adj_mix_2(
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::vec_t<3, wp::float32> & adj_a,
    wp::vec_t<3, wp::float32> & adj_b,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    //---------
    // forward
    // def mix(a: wp.vec3, b: wp.vec3):                                                       <L 16>
    // return wp.cw_mul(a, b)                                                                 <L 17>
    var_0 = wp::cw_mul(var_a, var_b);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_cw_mul(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: return wp.cw_mul(a, b)                                                            <L 17>
    // adj: def mix(a: wp.vec3, b: wp.vec3):                                                  <L 16>
    return;
}

// overloads.py:10
static CUDA_CALLABLE void adj_mix_1(
    wp::int32 var_a,
    wp::int32 var_b,
    wp::int32 & adj_a,
    wp::int32 & adj_b,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def mix(a: int, b: int):                                                               <L 11>
    // return a * b                                                                           <L 12>
    var_0 = wp::mul(var_a, var_b);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_mul(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: return a * b                                                                      <L 12>
    // adj: def mix(a: int, b: int):                                                          <L 11>
    return;
}

// overloads.py:5
static CUDA_CALLABLE void adj_mix_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & adj_a,
    wp::float32 & adj_b,
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
    // def mix(a: float, b: float):                                                           <L 6>
    // return a + b                                                                           <L 7>
    var_0 = wp::add(var_a, var_b);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: return a + b                                                                      <L 7>
    // adj: def mix(a: float, b: float):                                                      <L 6>
    return;
}

extern "C" __global__ void overloads_79d7de1f_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::int32> adj_n,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v)
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
        const wp::int32 var_2 = 0;
        wp::vec_t<3, wp::float32>* var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::int32* var_7;
        const wp::int32 var_8 = 2;
        wp::int32 var_9;
        wp::int32 var_10;
        wp::float32* var_11;
        const wp::float32 var_12 = 1.0;
        wp::float32 var_13;
        wp::float32 var_14;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::vec_t<3, wp::float32> adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        //---------
        // forward
        // def overloads(x: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3)):       <L 21>
        // i = wp.tid()                                                                           <L 22>
        var_0 = builtin_tid1d();
        // v[i] = mix(v[i], v[0])                                                                 <L 23>
        var_1 = wp::address(var_v, var_0);
        var_3 = wp::address(var_v, var_2);
        var_5 = wp::load(var_1);
        var_6 = wp::load(var_3);
        var_4 = mix_2(var_5, var_6);
        // wp::array_store(var_v, var_0, var_4);
        // n[i] = mix(n[i], 2)                                                                    <L 24>
        var_7 = wp::address(var_n, var_0);
        var_10 = wp::load(var_7);
        var_9 = mix_1(var_10, var_8);
        // wp::array_store(var_n, var_0, var_9);
        // x[i] = mix(x[i], 1.0)                                                                  <L 25>
        var_11 = wp::address(var_x, var_0);
        var_14 = wp::load(var_11);
        var_13 = mix_0(var_14, var_12);
        // wp::array_store(var_x, var_0, var_13);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_13, adj_x, adj_0, adj_13);
        adj_mix_0(var_14, var_12, adj_11, adj_12, adj_13);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_11);
        // adj: x[i] = mix(x[i], 1.0)                                                             <L 25>
        wp::adj_array_store(var_n, var_0, var_9, adj_n, adj_0, adj_9);
        adj_mix_1(var_10, var_8, adj_7, adj_8, adj_9);
        wp::adj_address(var_n, var_0, adj_n, adj_0, adj_7);
        // adj: n[i] = mix(n[i], 2)                                                               <L 24>
        wp::adj_array_store(var_v, var_0, var_4, adj_v, adj_0, adj_4);
        adj_mix_2(var_5, var_6, adj_1, adj_3, adj_4);
        wp::adj_address(var_v, var_2, adj_v, adj_2, adj_3);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
        // adj: v[i] = mix(v[i], v[0])                                                            <L 23>
        // adj: i = wp.tid()                                                                      <L 22>
        // adj: def overloads(x: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3)):  <L 21>
        continue;
    }
}
