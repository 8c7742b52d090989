// matrix_vector.py:5
static CUDA_CALLABLE wp::vec_t<3, wp::float32> rotate_0(
    wp::mat_t<3, 3, wp::float32> var_m,
    wp::vec_t<3, wp::float32> var_v)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    //---------
    // forward
    // def rotate(m: wp.mat33, v: wp.vec3):                                                   <L 6>
    // return m * v + wp.cross(v, m[0])                                                       <L 7>
    var_0 = wp::mul(var_m, var_v);
    var_2 = wp::extract(var_m, var_1);
    var_3 = wp::cross(var_v, var_2);
    var_4 = wp::add(var_0, var_3);
    return var_4;
}

// matrix_vector.py:5
static CUDA_CALLABLE void adj_rotate_0(
    wp::mat_t<3, 3, wp::float32> var_m,
    wp::vec_t<3, wp::float32> var_v,
    wp::mat_t<3, 3, wp::float32> & adj_m,
    wp::vec_t<3, wp::float32> & adj_v,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    //---------
    // forward
    // def rotate(m: wp.mat33, v: wp.vec3):                                                   <L 6>
    // return m * v + wp.cross(v, m[0])                                                       <L 7>
    var_0 = wp::mul(var_m, var_v);
    var_2 = wp::extract(var_m, var_1);
    var_3 = wp::cross(var_v, var_2);
    var_4 = wp::add(var_0, var_3);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_4 += adj_ret;
    wp::adj_add(var_0, var_3, adj_0, adj_3, adj_4);
    wp::adj_cross(var_v, var_2, adj_v, adj_2, adj_3);
    wp::adj_extract(var_m, var_1, adj_m, adj_1, adj_2);
    wp::adj_mul(var_m, var_v, adj_m, adj_v, adj_0);
    // adj: return m * v + wp.cross(v, m[0])                                                  <L 7>
    // adj: def rotate(m: wp.mat33, v: wp.vec3):                                              <L 6>
    return;
}

extern "C" __global__ void matrix_vector_0f11f42b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_m,
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
        wp::mat_t<3, 3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32>* var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::mat_t<3, 3, wp::float32> var_4;
        wp::vec_t<3, wp::float32> var_5;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::mat_t<3, 3, wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::mat_t<3, 3, wp::float32> adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        //---------
        // forward
        // def matrix_vector(m: wp.array(dtype=wp.mat33), v: wp.array(dtype=wp.vec3)):            <L 11>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // v[i] = rotate(m[i], v[i])                                                              <L 13>
        var_1 = wp::address(var_m, var_0);
        var_2 = wp::address(var_v, var_0);
        var_4 = wp::load(var_1);
        var_5 = wp::load(var_2);
        var_3 = rotate_0(var_4, var_5);
        // wp::array_store(var_v, var_0, var_3);
        //---------
        // reverse
        wp::adj_array_store(var_v, var_0, var_3, adj_v, adj_0, adj_3);
        adj_rotate_0(var_4, var_5, adj_1, adj_2, adj_3);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_2);
        wp::adj_address(var_m, var_0, adj_m, adj_0, adj_1);
        // adj: v[i] = rotate(m[i], v[i])                                                         <L 13>
        // adj: i = wp.tid()                                                                      <L 12>
        // adj: def matrix_vector(m: wp.array(dtype=wp.mat33), v: wp.array(dtype=wp.vec3)):       <L 11>
        continue;
    }
}
