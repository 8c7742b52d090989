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

extern "C" __global__ void matrix_vector_0f11f42b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v)
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
        wp::array_store(var_v, var_0, var_3);
    }
}
