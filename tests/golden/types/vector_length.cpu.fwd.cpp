struct wp_args_vector_length_26300640 {
    wp::vec_t<3, wp::float32> v;
    wp::mat_t<2, 2, wp::float32> m;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void vector_length_26300640_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_length_26300640 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::mat_t<2, 2, wp::float32> var_m = _wp_args->m;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 2;
    const wp::int32 var_3 = 1;
    //---------
    // forward
    // def vector_length(v: wp.vec3, m: wp.mat22, out: wp.array(dtype=int)):                  <L 6>
    // out[0] = len(v)                                                                        <L 7>
    wp::array_store(var_out, var_1, var_0);
    // out[1] = len(m)                                                                        <L 8>
    wp::array_store(var_out, var_3, var_2);
}
