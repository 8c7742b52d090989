struct wp_args_vector_constructor_long_13d70beb {
    wp::float32 x;
    wp::array_t<wp::vec_t<5, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_constructor_long_13d70beb_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_constructor_long_13d70beb *_wp_args,
    wp_args_vector_constructor_long_13d70beb *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::vec_t<5, wp::float32>> var_out = _wp_args->out;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<5, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    const wp::float32 var_1 = 3.0;
    const wp::float32 var_2 = 5.0;
    wp::vec_t<5, wp::float32> var_3;
    const wp::int32 var_4 = 0;
    wp::vec_t<5, wp::float32> var_5;
    const wp::int32 var_6 = 1;
    wp::vec_t<5, wp::float32> var_7;
    const wp::int32 var_8 = 2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<5, wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::vec_t<5, wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::vec_t<5, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def vector_constructor_long(x: float, out: wp.array(dtype=vec5)):                      <L 8>
    // out[0] = vec5(x, 2.0, 3.0, x, 5.0)                                                     <L 9>
    var_3 = wp::vec_t<5, wp::float32>({var_x, var_0, var_1, var_x, var_2});
    // wp::array_store(var_out, var_4, var_3);
    // out[1] = vec5(x)                                                                       <L 10>
    var_5 = wp::vec_t<5, wp::float32>(var_x);
    // wp::array_store(var_out, var_6, var_5);
    // out[2] = vec5()                                                                        <L 11>
    var_7 = wp::vec_t<5, wp::float32>();
    // wp::array_store(var_out, var_8, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
    // adj: out[2] = vec5()                                                                   <L 11>
    wp::adj_array_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
    wp::adj_vec_t(var_x, adj_x, adj_5);
    // adj: out[1] = vec5(x)                                                                  <L 10>
    wp::adj_array_store(var_out, var_4, var_3, adj_out, adj_4, adj_3);
    wp::adj_vec_t({var_x, var_0, var_1, var_x, var_2}, {&adj_x, &adj_0, &adj_1, &adj_x, &adj_2}, adj_3);
    // adj: out[0] = vec5(x, 2.0, 3.0, x, 5.0)                                                <L 9>
    // adj: def vector_constructor_long(x: float, out: wp.array(dtype=vec5)):                 <L 8>
    return;
}
