struct wp_args_vector_odd_index_2af1264b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void vector_odd_index_2af1264b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_odd_index_2af1264b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::vec_t<3, wp::float32> var_1;
    const wp::float32 var_2 = 1.5;
    wp::float32 var_3;
    //---------
    // forward
    // def vector_odd_index(x: wp.array(dtype=float)):                                        <L 6>
    // v = wp.vec3(1.0)                                                                       <L 7>
    var_1 = wp::vec_t<3, wp::float32>(var_0);
    // a = v[1.5]                                                                             <L 8>
    var_3 = wp::extract(var_1, var_2);
}
