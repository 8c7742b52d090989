struct wp_args_elements_of_matrices_204bce64 {
    wp::array_t<wp::mat_t<2, 2, wp::float32>> m;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void elements_of_matrices_204bce64_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_elements_of_matrices_204bce64 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m = _wp_args->m;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::mat_t<2, 2, wp::float32>* var_2;
    const wp::int32 var_3 = 1;
    const wp::int32 var_4 = 1;
    wp::float32 var_5;
    wp::mat_t<2, 2, wp::float32> var_6;
    const wp::int32 var_7 = 0;
    wp::mat_t<2, 2, wp::float32>* var_8;
    const wp::int32 var_9 = 1;
    const wp::int32 var_10 = 0;
    wp::float32 var_11;
    wp::mat_t<2, 2, wp::float32> var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 1;
    wp::mat_t<2, 2, wp::float32>* var_15;
    const wp::int32 var_16 = 0;
    wp::vec_t<2, wp::float32> var_17;
    wp::mat_t<2, 2, wp::float32> var_18;
    //---------
    // forward
    // def elements_of_matrices(m: wp.array2d(dtype=wp.mat22), out: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = m[i, 0][1, 1] + m[i][0][1][0]                                                 <L 8>
    var_2 = wp::address(var_m, var_0, var_1);
    var_6 = wp::load(var_2);
    var_5 = wp::extract(var_6, var_3, var_4);
    var_8 = wp::address(var_m, var_0, var_7);
    var_12 = wp::load(var_8);
    var_11 = wp::extract(var_12, var_9, var_10);
    var_13 = wp::add(var_5, var_11);
    wp::array_store(var_out, var_0, var_13);
    // r = m[i, 1][0]                                                                         <L 9>
    var_15 = wp::address(var_m, var_0, var_14);
    var_18 = wp::load(var_15);
    var_17 = wp::extract(var_18, var_16);
}
