struct wp_args_vector_factory_f75100d6 {
    wp::vec_t<5, wp::float32> a;
    wp::vec_t<7, wp::uint8> b;
    wp::vec_t<2, bool> c;
    wp::array_t<wp::vec_t<5, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_factory_f75100d6_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_factory_f75100d6 *_wp_args,
    wp_args_vector_factory_f75100d6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<5, wp::float32> var_a = _wp_args->a;
    wp::vec_t<7, wp::uint8> var_b = _wp_args->b;
    wp::vec_t<2, bool> var_c = _wp_args->c;
    wp::array_t<wp::vec_t<5, wp::float32>> var_out = _wp_args->out;
    wp::vec_t<5, wp::float32> adj_a = _wp_adj_args->a;
    wp::vec_t<7, wp::uint8> adj_b = _wp_adj_args->b;
    wp::vec_t<2, bool> adj_c = _wp_adj_args->c;
    wp::array_t<wp::vec_t<5, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::vec_t<5, wp::float32> var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 3;
    wp::uint8 var_4;
    const wp::int32 var_5 = 1;
    bool var_6;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::vec_t<5, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::uint8 adj_4 = {};
    wp::int32 adj_5 = {};
    bool adj_6 = {};
    //---------
    // forward
    // def vector_factory(a: vec5, b: vec7b, c: vec2bool, out: wp.array(dtype=vec5)):         <L 10>
    // out[0] = a * 2.0                                                                       <L 11>
    var_1 = wp::mul(var_a, var_0);
    // wp::array_store(var_out, var_2, var_1);
    // d = b[3]                                                                               <L 12>
    var_4 = wp::extract(var_b, var_3);
    // e = c[1]                                                                               <L 13>
    var_6 = wp::extract(var_c, var_5);
    //---------
    // reverse
    wp::adj_extract(var_c, var_5, adj_c, adj_5, adj_6);
    // adj: e = c[1]                                                                          <L 13>
    wp::adj_extract(var_b, var_3, adj_b, adj_3, adj_4);
    // adj: d = b[3]                                                                          <L 12>
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    wp::adj_mul(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: out[0] = a * 2.0                                                                  <L 11>
    // adj: def vector_factory(a: vec5, b: vec7b, c: vec2bool, out: wp.array(dtype=vec5)):    <L 10>
    return;
}
