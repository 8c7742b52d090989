struct wp_args_vector_constructors_8d800456 {
    wp::float32 x;
    wp::vec_t<3, wp::float32> v;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_constructors_8d800456_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_constructors_8d800456 *_wp_args,
    wp_args_vector_constructors_8d800456 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<3, wp::float32> var_2;
    const wp::int32 var_3 = 1;
    const wp::float32 var_4 = 2.0;
    wp::vec_t<3, wp::float32> var_5;
    const wp::int32 var_6 = 2;
    wp::vec_t<3, wp::float32> var_7;
    const wp::int32 var_8 = 3;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def vector_constructors(x: float, v: wp.vec3, out: wp.array(dtype=wp.vec3)):           <L 6>
    // out[0] = wp.vec3()                                                                     <L 7>
    var_0 = wp::vec_t<3, wp::float32>();
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = wp.vec3(x)                                                                    <L 8>
    var_2 = wp::vec_t<3, wp::float32>(var_x);
    // wp::array_store(var_out, var_3, var_2);
    // out[2] = wp.vec3(x, 2.0, x)                                                            <L 9>
    var_5 = wp::vec_t<3, wp::float32>(var_x, var_4, var_x);
    // wp::array_store(var_out, var_6, var_5);
    // out[3] = wp.vec3(v)                                                                    <L 10>
    var_7 = wp::vec_t<3, wp::float32>(var_v);
    // wp::array_store(var_out, var_8, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
    wp::adj_vec_t(var_v, adj_v, adj_7);
    // adj: out[3] = wp.vec3(v)                                                               <L 10>
    wp::adj_array_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
    wp::adj_vec_t(var_x, var_4, var_x, adj_x, adj_4, adj_x, adj_5);
    // adj: out[2] = wp.vec3(x, 2.0, x)                                                       <L 9>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    wp::adj_vec_t(var_x, adj_x, adj_2);
    // adj: out[1] = wp.vec3(x)                                                               <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = wp.vec3()                                                                <L 7>
    // adj: def vector_constructors(x: float, v: wp.vec3, out: wp.array(dtype=wp.vec3)):      <L 6>
    return;
}
