struct wp_args_constant_in_annotation_44acba2f {
    wp::vec_t<5, wp::float32> v;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void constant_in_annotation_44acba2f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_in_annotation_44acba2f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<5, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 5;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def constant_in_annotation(v: wp.types.vector(length=N, dtype=float), out: wp.array(dtype=float)):       <L 8>
    // out[0] = v[N - 1]                                                                      <L 9>
    var_2 = wp::sub(var_0, var_1);
    var_3 = wp::extract(var_v, var_2);
    wp::array_store(var_out, var_4, var_3);
}
