struct wp_args_local_array_slot_1520ec96 {
    wp::int32 n;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void local_array_slot_1520ec96_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_local_array_slot_1520ec96 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 4;
    wp::fixedarray_t<4, wp::vec_t<3, wp::float32>> var_1;
    const wp::int32 var_2 = 4;
    const wp::float32 var_3 = 1.0;
    wp::vec_t<3, wp::float32>* var_4;
    const wp::int32 var_5 = 0;
    const wp::float32 var_6 = 2.0;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::vec_t<3, wp::float32>* var_9;
    const wp::int32 var_10 = 0;
    wp::float32 var_11;
    wp::vec_t<3, wp::float32> var_12;
    const wp::int32 var_13 = 0;
    //---------
    // forward
    // def local_array_slot(n: int, out: wp.array(dtype=float)):                              <L 6>
    // a = wp.zeros(shape=4, dtype=wp.vec3)                                                   <L 7>
    var_1 = wp::fixedarray_t<4, wp::vec_t<3, wp::float32>>(var_2);
    // a[n][0] = 1.0                                                                          <L 8>
    var_4 = &(wp::index(var_1, var_n));
    wp::store(&(wp::index(var_1, var_n).component_ref(var_5)), var_3);
    // a[n] += wp.vec3(2.0)                                                                   <L 9>
    var_7 = wp::vec_t<3, wp::float32>(var_6);
    var_8 = wp::atomic_add(var_1, var_n, var_7);
    // out[0] = a[n][0]                                                                       <L 10>
    var_9 = wp::address(var_1, var_n);
    var_12 = wp::load(var_9);
    var_11 = wp::extract(var_12, var_10);
    wp::array_store(var_out, var_13, var_11);
}
