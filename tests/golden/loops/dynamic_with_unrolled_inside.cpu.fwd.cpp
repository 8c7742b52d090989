struct wp_args_dynamic_with_unrolled_inside_5887f11a {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void dynamic_with_unrolled_inside_5887f11a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_with_unrolled_inside_5887f11a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    wp::float32 var_1;
    wp::range_t var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = 0;
    wp::vec_t<3, wp::float32>* var_5;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32> var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 1;
    wp::vec_t<3, wp::float32>* var_10;
    wp::float32 var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 2;
    wp::vec_t<3, wp::float32>* var_15;
    wp::float32 var_16;
    wp::vec_t<3, wp::float32> var_17;
    wp::float32 var_18;
    wp::vec_t<3, wp::float32> var_19;
    const wp::int32 var_20 = 0;
    //---------
    // forward
    // def dynamic_with_unrolled_inside(v: wp.array(dtype=wp.vec3), n: int):                  <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(n):                                                                     <L 8>
    var_2 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_2) == 0) goto end_for_0;
        var_3 = wp::iter_next(var_2);
        // for k in range(3):                                                                 <L 9>
        // s += v[i][k]                                                                       <L 10>
        var_5 = wp::address(var_v, var_3);
        var_7 = wp::load(var_5);
        var_6 = wp::extract(var_7, var_4);
        var_8 = wp::add(var_1, var_6);
        var_10 = wp::address(var_v, var_3);
        var_12 = wp::load(var_10);
        var_11 = wp::extract(var_12, var_9);
        var_13 = wp::add(var_8, var_11);
        var_15 = wp::address(var_v, var_3);
        var_17 = wp::load(var_15);
        var_16 = wp::extract(var_17, var_14);
        var_18 = wp::add(var_13, var_16);
        wp::assign(var_1, var_18);
        goto start_for_0;
    end_for_0:;
    // v[0] = wp.vec3(s)                                                                      <L 11>
    var_19 = wp::vec_t<3, wp::float32>(var_1);
    wp::array_store(var_v, var_20, var_19);
}
