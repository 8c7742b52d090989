struct wp_args_unrolled_length_bd8749d6 {
    wp::vec_t<3, wp::float32> v;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void unrolled_length_bd8749d6_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_length_bd8749d6 *_wp_args,
    wp_args_unrolled_length_bd8749d6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    const wp::int32 var_5 = 2;
    wp::float32 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def unrolled_length(v: wp.vec3, out: wp.array(dtype=float)):                           <L 6>
    // for i in range(len(v)):                                                                <L 7>
    // out[i] = v[i]                                                                          <L 8>
    var_2 = wp::extract(var_v, var_1);
    // wp::array_store(var_out, var_1, var_2);
    var_4 = wp::extract(var_v, var_3);
    // wp::array_store(var_out, var_3, var_4);
    var_6 = wp::extract(var_v, var_5);
    // wp::array_store(var_out, var_5, var_6);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_5, var_6, adj_out, adj_5, adj_6);
    wp::adj_extract(var_v, var_5, adj_v, adj_5, adj_6);
    wp::adj_array_store(var_out, var_3, var_4, adj_out, adj_3, adj_4);
    wp::adj_extract(var_v, var_3, adj_v, adj_3, adj_4);
    wp::adj_array_store(var_out, var_1, var_2, adj_out, adj_1, adj_2);
    wp::adj_extract(var_v, var_1, adj_v, adj_1, adj_2);
    // adj: out[i] = v[i]                                                                     <L 8>
    // adj: for i in range(len(v)):                                                           <L 7>
    // adj: def unrolled_length(v: wp.vec3, out: wp.array(dtype=float)):                      <L 6>
    return;
}
