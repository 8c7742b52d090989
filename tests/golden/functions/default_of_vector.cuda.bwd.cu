// default_of_vector.py:5
static CUDA_CALLABLE wp::vec_t<3, wp::float32> shifted_0(
    wp::vec_t<3, wp::float32> var_p,
    wp::vec_t<3, wp::float32> var_d)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // forward
    // def shifted(p: wp.vec3, d: wp.vec3 = wp.vec3(0.0, 1.0, 0.0)):                          <L 6>
    // return p + d                                                                           <L 7>
    var_0 = wp::add(var_p, var_d);
    return var_0;
}

// default_of_vector.py:5
static CUDA_CALLABLE void adj_shifted_0(
    wp::vec_t<3, wp::float32> var_p,
    wp::vec_t<3, wp::float32> var_d,
    wp::vec_t<3, wp::float32> & adj_p,
    wp::vec_t<3, wp::float32> & adj_d,
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
    // def shifted(p: wp.vec3, d: wp.vec3 = wp.vec3(0.0, 1.0, 0.0)):                          <L 6>
    // return p + d                                                                           <L 7>
    var_0 = wp::add(var_p, var_d);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_p, var_d, adj_p, adj_d, adj_0);
    // adj: return p + d                                                                      <L 7>
    // adj: def shifted(p: wp.vec3, d: wp.vec3 = wp.vec3(0.0, 1.0, 0.0)):                     <L 6>
    return;
}

extern "C" __global__ void default_of_vector_820ba38f_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
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
        const wp::int32 var_0 = 0;
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        const wp::vec_t<3, wp::float32> var_3 = wp::initializer_array<3,wp::float32>{0.0, 1.0, 0.0};
        wp::vec_t<3, wp::float32> var_4;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 1;
        wp::vec_t<3, wp::float32>* var_7;
        const wp::int32 var_8 = 2;
        wp::vec_t<3, wp::float32>* var_9;
        wp::vec_t<3, wp::float32> var_10;
        wp::vec_t<3, wp::float32> var_11;
        wp::vec_t<3, wp::float32> var_12;
        const wp::int32 var_13 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::int32 adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::vec_t<3, wp::float32> adj_10 = {};
        wp::vec_t<3, wp::float32> adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        //---------
        // forward
        // def default_of_vector(v: wp.array(dtype=wp.vec3)):                                     <L 11>
        // v[0] = shifted(v[0])                                                                   <L 12>
        var_1 = wp::address(var_v, var_0);
        var_4 = wp::load(var_1);
        var_2 = shifted_0(var_4, var_3);
        // wp::array_store(var_v, var_5, var_2);
        // v[1] = shifted(v[1], v[2])                                                             <L 13>
        var_7 = wp::address(var_v, var_6);
        var_9 = wp::address(var_v, var_8);
        var_11 = wp::load(var_7);
        var_12 = wp::load(var_9);
        var_10 = shifted_0(var_11, var_12);
        // wp::array_store(var_v, var_13, var_10);
        //---------
        // reverse
        wp::adj_array_store(var_v, var_13, var_10, adj_v, adj_13, adj_10);
        adj_shifted_0(var_11, var_12, adj_7, adj_9, adj_10);
        wp::adj_address(var_v, var_8, adj_v, adj_8, adj_9);
        wp::adj_address(var_v, var_6, adj_v, adj_6, adj_7);
        // adj: v[1] = shifted(v[1], v[2])                                                        <L 13>
        wp::adj_array_store(var_v, var_5, var_2, adj_v, adj_5, adj_2);
        adj_shifted_0(var_4, var_3, adj_1, adj_3, adj_2);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
        // adj: v[0] = shifted(v[0])                                                              <L 12>
        // adj: def default_of_vector(v: wp.array(dtype=wp.vec3)):                                <L 11>
        continue;
    }
}
