struct wp_args_scalars_0ff340cd {
    wp::int8 a;
    wp::uint8 b;
    wp::int16 c;
    wp::uint16 d;
    wp::int32 e;
    wp::uint32 f;
    wp::int64 g;
    wp::uint64 h;
    wp::float16 i;
    wp::float32 j;
    wp::float64 k;
    bool l;
    wp::array_t<wp::int8> m;
    wp::array_t<wp::uint64> n;
};

template <bool wp_linear_contiguous>
static void scalars_0ff340cd_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_scalars_0ff340cd *_wp_args,
    wp_args_scalars_0ff340cd *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int8 var_a = _wp_args->a;
    wp::uint8 var_b = _wp_args->b;
    wp::int16 var_c = _wp_args->c;
    wp::uint16 var_d = _wp_args->d;
    wp::int32 var_e = _wp_args->e;
    wp::uint32 var_f = _wp_args->f;
    wp::int64 var_g = _wp_args->g;
    wp::uint64 var_h = _wp_args->h;
    wp::float16 var_i = _wp_args->i;
    wp::float32 var_j = _wp_args->j;
    wp::float64 var_k = _wp_args->k;
    bool var_l = _wp_args->l;
    wp::array_t<wp::int8> var_m = _wp_args->m;
    wp::array_t<wp::uint64> var_n = _wp_args->n;
    wp::int8 adj_a = _wp_adj_args->a;
    wp::uint8 adj_b = _wp_adj_args->b;
    wp::int16 adj_c = _wp_adj_args->c;
    wp::uint16 adj_d = _wp_adj_args->d;
    wp::int32 adj_e = _wp_adj_args->e;
    wp::uint32 adj_f = _wp_adj_args->f;
    wp::int64 adj_g = _wp_adj_args->g;
    wp::uint64 adj_h = _wp_adj_args->h;
    wp::float16 adj_i = _wp_adj_args->i;
    wp::float32 adj_j = _wp_adj_args->j;
    wp::float64 adj_k = _wp_adj_args->k;
    bool adj_l = _wp_adj_args->l;
    wp::array_t<wp::int8> adj_m = _wp_adj_args->m;
    wp::array_t<wp::uint64> adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def scalars(                                                                           <L 6>
    // m[0] = a                                                                               <L 22>
    // wp::array_store(var_m, var_0, var_a);
    // n[0] = h                                                                               <L 23>
    // wp::array_store(var_n, var_1, var_h);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_1, var_h, adj_n, adj_1, adj_h);
    // adj: n[0] = h                                                                          <L 23>
    wp::adj_array_store(var_m, var_0, var_a, adj_m, adj_0, adj_a);
    // adj: m[0] = a                                                                          <L 22>
    // adj: def scalars(                                                                      <L 6>
    return;
}
