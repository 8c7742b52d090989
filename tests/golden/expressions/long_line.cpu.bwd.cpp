struct wp_args_long_line_95a3e10b {
    wp::array_t<wp::float32> x;
    wp::float32 a;
    wp::float32 b;
    wp::float32 c;
    wp::float32 d;
    wp::float32 e;
    wp::float32 f;
};

template <bool wp_linear_contiguous>
static void long_line_95a3e10b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_long_line_95a3e10b *_wp_args,
    wp_args_long_line_95a3e10b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::float32 var_a = _wp_args->a;
    wp::float32 var_b = _wp_args->b;
    wp::float32 var_c = _wp_args->c;
    wp::float32 var_d = _wp_args->d;
    wp::float32 var_e = _wp_args->e;
    wp::float32 var_f = _wp_args->f;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::float32 adj_a = _wp_adj_args->a;
    wp::float32 adj_b = _wp_adj_args->b;
    wp::float32 adj_c = _wp_adj_args->c;
    wp::float32 adj_d = _wp_adj_args->d;
    wp::float32 adj_e = _wp_adj_args->e;
    wp::float32 adj_f = _wp_adj_args->f;
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::int32 var_25 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::int32 adj_25 = {};
    //---------
    // forward
    // def long_line(x: wp.array(dtype=float), a: float, b: float, c: float, d: float, e: float, f: float):       <L 6>
    // x[0] = a * b + b * c + c * d + d * e + e * f + f * a + a * c + b * d + c * e + d * f + e * a + f * b + a * d       <L 7>
    var_0 = wp::mul(var_a, var_b);
    var_1 = wp::mul(var_b, var_c);
    var_2 = wp::add(var_0, var_1);
    var_3 = wp::mul(var_c, var_d);
    var_4 = wp::add(var_2, var_3);
    var_5 = wp::mul(var_d, var_e);
    var_6 = wp::add(var_4, var_5);
    var_7 = wp::mul(var_e, var_f);
    var_8 = wp::add(var_6, var_7);
    var_9 = wp::mul(var_f, var_a);
    var_10 = wp::add(var_8, var_9);
    var_11 = wp::mul(var_a, var_c);
    var_12 = wp::add(var_10, var_11);
    var_13 = wp::mul(var_b, var_d);
    var_14 = wp::add(var_12, var_13);
    var_15 = wp::mul(var_c, var_e);
    var_16 = wp::add(var_14, var_15);
    var_17 = wp::mul(var_d, var_f);
    var_18 = wp::add(var_16, var_17);
    var_19 = wp::mul(var_e, var_a);
    var_20 = wp::add(var_18, var_19);
    var_21 = wp::mul(var_f, var_b);
    var_22 = wp::add(var_20, var_21);
    var_23 = wp::mul(var_a, var_d);
    var_24 = wp::add(var_22, var_23);
    // wp::array_store(var_x, var_25, var_24);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_25, var_24, adj_x, adj_25, adj_24);
    wp::adj_add(var_22, var_23, adj_22, adj_23, adj_24);
    wp::adj_mul(var_a, var_d, adj_a, adj_d, adj_23);
    wp::adj_add(var_20, var_21, adj_20, adj_21, adj_22);
    wp::adj_mul(var_f, var_b, adj_f, adj_b, adj_21);
    wp::adj_add(var_18, var_19, adj_18, adj_19, adj_20);
    wp::adj_mul(var_e, var_a, adj_e, adj_a, adj_19);
    wp::adj_add(var_16, var_17, adj_16, adj_17, adj_18);
    wp::adj_mul(var_d, var_f, adj_d, adj_f, adj_17);
    wp::adj_add(var_14, var_15, adj_14, adj_15, adj_16);
    wp::adj_mul(var_c, var_e, adj_c, adj_e, adj_15);
    wp::adj_add(var_12, var_13, adj_12, adj_13, adj_14);
    wp::adj_mul(var_b, var_d, adj_b, adj_d, adj_13);
    wp::adj_add(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_mul(var_a, var_c, adj_a, adj_c, adj_11);
    wp::adj_add(var_8, var_9, adj_8, adj_9, adj_10);
    wp::adj_mul(var_f, var_a, adj_f, adj_a, adj_9);
    wp::adj_add(var_6, var_7, adj_6, adj_7, adj_8);
    wp::adj_mul(var_e, var_f, adj_e, adj_f, adj_7);
    wp::adj_add(var_4, var_5, adj_4, adj_5, adj_6);
    wp::adj_mul(var_d, var_e, adj_d, adj_e, adj_5);
    wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_mul(var_c, var_d, adj_c, adj_d, adj_3);
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_mul(var_b, var_c, adj_b, adj_c, adj_1);
    wp::adj_mul(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: x[0] = a * b + b * c + c * d + d * e + e * f + f * a + a * c + b * d + c * e + d * f + e * a + f * b + a * d  <L 7>
    // adj: def long_line(x: wp.array(dtype=float), a: float, b: float, c: float, d: float, e: float, f: float):  <L 6>
    return;
}
