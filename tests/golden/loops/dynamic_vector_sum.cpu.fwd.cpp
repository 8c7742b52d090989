struct wp_args_dynamic_vector_sum_44f9cda2 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void dynamic_vector_sum_44f9cda2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_vector_sum_44f9cda2 *_wp_args)
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
    wp::vec_t<3, wp::float32>* var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    const wp::int32 var_6 = 0;
    //---------
    // forward
    // def dynamic_vector_sum(v: wp.array(dtype=wp.vec3), n: int):                            <L 6>
    // s = wp.vec3()                                                                          <L 7>
    var_0 = wp::vec_t<3, wp::float32>();
    // for i in range(n):                                                                     <L 8>
    var_1 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_1) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_1);
        // s += v[i]                                                                          <L 9>
        var_3 = wp::address(var_v, var_2);
        var_5 = wp::load(var_3);
        var_4 = wp::add(var_0, var_5);
        wp::assign(var_0, var_4);
        goto start_for_0;
    end_for_0:;
    // v[0] = s                                                                               <L 10>
    wp::array_store(var_v, var_6, var_0);
}
