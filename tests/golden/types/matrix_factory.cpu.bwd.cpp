struct wp_args_matrix_factory_c425674d {
    wp::mat_t<2, 3, wp::float32> a;
    wp::mat_t<5, 5, wp::float64> b;
    wp::mat_t<2, 2, wp::int32> c;
    wp::array_t<wp::mat_t<2, 3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void matrix_factory_c425674d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_factory_c425674d *_wp_args,
    wp_args_matrix_factory_c425674d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 3, wp::float32> var_a = _wp_args->a;
    wp::mat_t<5, 5, wp::float64> var_b = _wp_args->b;
    wp::mat_t<2, 2, wp::int32> var_c = _wp_args->c;
    wp::array_t<wp::mat_t<2, 3, wp::float32>> var_out = _wp_args->out;
    wp::mat_t<2, 3, wp::float32> adj_a = _wp_adj_args->a;
    wp::mat_t<5, 5, wp::float64> adj_b = _wp_adj_args->b;
    wp::mat_t<2, 2, wp::int32> adj_c = _wp_adj_args->c;
    wp::array_t<wp::mat_t<2, 3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::mat_t<2, 3, wp::float32> var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 4;
    const wp::int32 var_4 = 4;
    wp::float64 var_5;
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 1;
    wp::int32 var_8;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::mat_t<2, 3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float64 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def matrix_factory(a: mat23, b: mat55d, c: mat22i, out: wp.array(dtype=mat23)):        <L 10>
    // out[0] = a * 2.0                                                                       <L 11>
    var_1 = wp::mul(var_a, var_0);
    // wp::array_store(var_out, var_2, var_1);
    // d = b[4, 4]                                                                            <L 12>
    var_5 = wp::extract(var_b, var_3, var_4);
    // e = c[0, 1]                                                                            <L 13>
    var_8 = wp::extract(var_c, var_6, var_7);
    //---------
    // reverse
    wp::adj_extract(var_c, var_6, var_7, adj_c, adj_6, adj_7, adj_8);
    // adj: e = c[0, 1]                                                                       <L 13>
    wp::adj_extract(var_b, var_3, var_4, adj_b, adj_3, adj_4, adj_5);
    // adj: d = b[4, 4]                                                                       <L 12>
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    wp::adj_mul(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: out[0] = a * 2.0                                                                  <L 11>
    // adj: def matrix_factory(a: mat23, b: mat55d, c: mat22i, out: wp.array(dtype=mat23)):   <L 10>
    return;
}
