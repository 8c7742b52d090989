// matrix_vector.py:5
static wp::vec_t<3, wp::float32> rotate_0(
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

struct wp_args_matrix_vector_0f11f42b {
    wp::array_t<wp::mat_t<3, 3, wp::float32>> m;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void matrix_vector_0f11f42b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_vector_0f11f42b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_matrix_vector_0f11f42b wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m = _wp_args->m;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
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
