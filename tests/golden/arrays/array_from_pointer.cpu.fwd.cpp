struct wp_args_array_from_pointer_9682ce7a {
    wp::uint64 p;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void array_from_pointer_9682ce7a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_from_pointer_9682ce7a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_p = _wp_args->p;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::tuple_t<wp::int32> var_0;
    wp::array_t<wp::float32> var_1;
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 3;
    wp::tuple_t<wp::int32, wp::int32> var_5;
    wp::array_t<wp::vec_t<3, wp::float32>> var_6;
    const wp::int32 var_7 = 3;
    const wp::float32 var_8 = 1.0;
    wp::vec_t<3, wp::float32> var_9;
    const wp::int32 var_10 = 0;
    const wp::int32 var_11 = 1;
    //---------
    // forward
    // def array_from_pointer(p: wp.uint64, n: int):                                          <L 6>
    // x = wp.array(ptr=p, shape=(n,), dtype=float)                                           <L 7>
    var_0 = wp::tuple(var_n);
    var_1 = wp::array_t<wp::float32>(var_p, var_n);
    // x[0] = 1.0                                                                             <L 8>
    wp::array_store(var_1, var_3, var_2);
    // y = wp.array(ptr=p, shape=(n, 3), dtype=wp.vec3)                                       <L 9>
    var_5 = wp::tuple(var_n, var_4);
    var_6 = wp::array_t<wp::vec_t<3, wp::float32>>(var_p, var_n, var_7);
    // y[0, 1] = wp.vec3(1.0)                                                                 <L 10>
    var_9 = wp::vec_t<3, wp::float32>(var_8);
    wp::array_store(var_6, var_10, var_11, var_9);
}
