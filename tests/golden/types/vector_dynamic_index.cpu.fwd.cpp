struct wp_args_vector_dynamic_index_b9fd15bc {
    wp::vec_t<3, wp::float32> v;
    wp::int32 k;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void vector_dynamic_index_b9fd15bc_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_dynamic_index_b9fd15bc *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::int32 var_k = _wp_args->k;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = -1;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    const wp::float32 var_6 = 2.0;
    wp::float32 var_7;
    const wp::int32 var_8 = 2;
    //---------
    // forward
    // def vector_dynamic_index(v: wp.vec3, k: int, out: wp.array(dtype=float)):              <L 6>
    // a = v                                                                                  <L 7>
    var_0 = wp::copy(var_v);
    // out[0] = a[k]                                                                          <L 8>
    var_1 = wp::extract(var_0, var_k);
    wp::array_store(var_out, var_2, var_1);
    // out[1] = a[-1]                                                                         <L 9>
    var_4 = wp::extract(var_0, var_3);
    wp::array_store(var_out, var_5, var_4);
    // a[k] = 2.0                                                                             <L 10>
    wp::assign_inplace(var_0, var_k, var_6);
    // out[2] = a[k]                                                                          <L 11>
    var_7 = wp::extract(var_0, var_k);
    wp::array_store(var_out, var_8, var_7);
}
