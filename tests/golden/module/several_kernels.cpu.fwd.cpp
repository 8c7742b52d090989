// several_kernels.py:5
static wp::float32 shared_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    //---------
    // forward
    // def shared(a: float):                                                                  <L 6>
    // return a * 2.0                                                                         <L 7>
    var_1 = wp::mul(var_a, var_0);
    return var_1;
}

struct wp_args_first_759ee927 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void first_759ee927_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_first_759ee927 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def first(x: wp.array(dtype=float)):                                                   <L 11>
    // x[0] = shared(x[0])                                                                    <L 12>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = shared_0(var_3);
    wp::array_store(var_x, var_4, var_2);
}

struct wp_args_second_551b242f {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void second_551b242f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_second_551b242f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    //---------
    // forward
    // def second(x: wp.array(dtype=float), n: int):                                          <L 16>
    // x[n] = 1.0                                                                             <L 17>
    wp::array_store(var_x, var_n, var_0);
}

struct wp_args_third_7bf0395d {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void third_7bf0395d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_third_7bf0395d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def third(x: wp.array(dtype=float)):                                                   <L 21>
    // x[0] = shared(x[1])                                                                    <L 22>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = shared_0(var_3);
    wp::array_store(var_x, var_4, var_2);
}
