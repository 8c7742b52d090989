struct wp_args_spatial_matrix_9d4d97ee {
    wp::mat_t<6, 6, wp::float32> m;
    wp::vec_t<6, wp::float32> v;
    wp::array_t<wp::vec_t<6, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void spatial_matrix_9d4d97ee_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_spatial_matrix_9d4d97ee *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<6, 6, wp::float32> var_m = _wp_args->m;
    wp::vec_t<6, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<6, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::vec_t<6, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def spatial_matrix(m: wp.spatial_matrix, v: wp.spatial_vector, out: wp.array(dtype=wp.spatial_vector)):       <L 6>
    // out[0] = m * v                                                                         <L 7>
    var_0 = wp::mul(var_m, var_v);
    wp::array_store(var_out, var_1, var_0);
}
