struct wp_args_dynamic_with_unrolled_inside_5887f11a {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void dynamic_with_unrolled_inside_5887f11a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_with_unrolled_inside_5887f11a *_wp_args,
    wp_args_dynamic_with_unrolled_inside_5887f11a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::int32 adj_n = _wp_adj_args->n;
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
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::range_t adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::float32 adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::float32 adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::float32 adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::int32 adj_20 = {};
    //---------
    // forward
    // def dynamic_with_unrolled_inside(v: wp.array(dtype=wp.vec3), n: int):                  <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(n):                                                                     <L 8>
    var_2 = wp::range(var_n);
    // v[0] = wp.vec3(s)                                                                      <L 11>
    var_19 = wp::vec_t<3, wp::float32>(var_1);
    // wp::array_store(var_v, var_20, var_19);
    //---------
    // reverse
    wp::adj_array_store(var_v, var_20, var_19, adj_v, adj_20, adj_19);
    wp::adj_vec_t(var_1, adj_1, adj_19);
    // adj: v[0] = wp.vec3(s)                                                                 <L 11>
    var_2 = wp::iter_reverse(var_2);
    start_for_0:;
        if (iter_cmp(var_2) == 0) goto end_for_0;
        var_3 = wp::iter_next(var_2);
    	adj_4 = {};
    	adj_5 = {};
    	adj_6 = {};
    	adj_7 = {};
    	adj_8 = {};
    	adj_9 = {};
    	adj_10 = {};
    	adj_11 = {};
    	adj_12 = {};
    	adj_13 = {};
    	adj_14 = {};
    	adj_15 = {};
    	adj_16 = {};
    	adj_17 = {};
    	adj_18 = {};
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
        wp::adj_assign(var_1, var_18, adj_1, adj_18);
        wp::adj_add(var_13, var_16, adj_13, adj_16, adj_18);
        wp::adj_extract(var_17, var_14, adj_15, adj_14, adj_16);
        wp::adj_address(var_v, var_3, adj_v, adj_3, adj_15);
        wp::adj_add(var_8, var_11, adj_8, adj_11, adj_13);
        wp::adj_extract(var_12, var_9, adj_10, adj_9, adj_11);
        wp::adj_address(var_v, var_3, adj_v, adj_3, adj_10);
        wp::adj_add(var_1, var_6, adj_1, adj_6, adj_8);
        wp::adj_extract(var_7, var_4, adj_5, adj_4, adj_6);
        wp::adj_address(var_v, var_3, adj_v, adj_3, adj_5);
        // adj: s += v[i][k]                                                                  <L 10>
        // adj: for k in range(3):                                                            <L 9>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 8>
    wp::adj_float(var_0, adj_0, adj_1);
    // adj: s = float(0.0)                                                                    <L 7>
    // adj: def dynamic_with_unrolled_inside(v: wp.array(dtype=wp.vec3), n: int):             <L 6>
    return;
}
