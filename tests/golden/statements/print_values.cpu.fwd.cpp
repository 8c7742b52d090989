struct wp_args_print_values_fc1baa0c {
    wp::int32 n;
    wp::array_t<wp::float32> x;
    wp::vec_t<3, wp::float32> v;
};

template <bool wp_linear_contiguous>
static void print_values_fc1baa0c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_print_values_fc1baa0c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    const wp::str var_3 = "text";
    const wp::float32 var_4 = 2.0;
    wp::vec_t<3, wp::float32> var_5;
    //---------
    // forward
    // def print_values(n: int, x: wp.array(dtype=float), v: wp.vec3):                        <L 6>
    // print(n)                                                                               <L 7>
    wp::print(var_n);
    // print(x[0])                                                                            <L 8>
    var_1 = wp::address(var_x, var_0);
    var_2 = wp::load(var_1);
    wp::print(var_2);
    // print(v)                                                                               <L 9>
    wp::print(var_v);
    // print("text")                                                                          <L 10>
    wp::print(var_3);
    // print(v * 2.0)                                                                         <L 11>
    var_5 = wp::mul(var_v, var_4);
    wp::print(var_5);
}
