struct wp_args_dynamic_component_write_5e2e3f7a {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void dynamic_component_write_5e2e3f7a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_component_write_5e2e3f7a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::range_t var_1;
    wp::int32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    const wp::float32 var_5 = 1.0;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    const wp::int32 var_8 = 0;
    wp::float32 var_9;
    const wp::float32 var_10 = 2.0;
    wp::float32 var_11;
    const wp::int32 var_12 = 0;
    const wp::int32 var_13 = 0;
    //---------
    // forward
    // def dynamic_component_write(v: wp.array(dtype=wp.vec3), n: int):                       <L 6>
    // s = wp.vec3()                                                                          <L 7>
    var_0 = wp::vec_t<3, wp::float32>();
    // for i in range(n):                                                                     <L 8>
    var_1 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_1) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_1);
        // s[1] = s[1] + 1.0                                                                  <L 9>
        var_4 = wp::extract(var_0, var_3);
        var_6 = wp::add(var_4, var_5);
        wp::assign_inplace(var_0, var_7, var_6);
        // s.x += 2.0                                                                         <L 10>
        var_9 = wp::extract(var_0, var_8);
        var_11 = wp::add(var_9, var_10);
        wp::assign_inplace(var_0, var_12, var_11);
        goto start_for_0;
    end_for_0:;
    // v[0] = s                                                                               <L 11>
    wp::array_store(var_v, var_13, var_0);
}
