struct wp_args_transform_index_6971a549 {
    wp::transform_t<wp::float32> t;
    wp::int32 k;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void transform_index_6971a549_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_index_6971a549 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::transform_t<wp::float32> var_t = _wp_args->t;
    wp::int32 var_k = _wp_args->k;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::transform_t<wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 1.0;
    const wp::int32 var_5 = 3;
    const wp::float32 var_6 = 2.0;
    const wp::int32 var_7 = 1;
    const wp::float32 var_8 = 3.0;
    wp::float32 var_9;
    const wp::int32 var_10 = 1;
    //---------
    // forward
    // def transform_index(t: wp.transform, k: int, out: wp.array(dtype=float)):              <L 6>
    // a = t                                                                                  <L 7>
    var_0 = wp::copy(var_t);
    // out[0] = a[0]                                                                          <L 8>
    var_2 = wp::extract(var_0, var_1);
    wp::array_store(var_out, var_3, var_2);
    // a[3] = 1.0                                                                             <L 9>
    wp::assign_inplace(var_0, var_5, var_4);
    // a[k] += 2.0                                                                            <L 10>
    wp::add_inplace(var_0, var_k, var_6);
    // a[1] -= 3.0                                                                            <L 11>
    wp::sub_inplace(var_0, var_7, var_8);
    // out[1] = a[k]                                                                          <L 12>
    var_9 = wp::extract(var_0, var_k);
    wp::array_store(var_out, var_10, var_9);
}
