struct wp_args_vector_of_string_ed3b39ab {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void vector_of_string_ed3b39ab_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_of_string_ed3b39ab *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    //---------
    // primal vars
    const wp::str var_0 = "a";
    const wp::float32 var_1 = 1.0;
    const wp::float32 var_2 = 2.0;
    wp::vec_t<3, wp::float32> var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def vector_of_string(v: wp.array(dtype=wp.vec3)):                                      <L 6>
    // v[0] = wp.vec3("a", 1.0, 2.0)                                                          <L 7>
    var_3 = wp::vec_t<3, wp::float32>(var_0, var_1, var_2);
    wp::array_store(var_v, var_4, var_3);
}
