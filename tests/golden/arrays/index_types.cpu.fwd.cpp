struct wp_args_index_types_5dd56acd {
    wp::array_t<wp::float32> x;
    wp::int64 a;
    wp::uint8 b;
    wp::uint32 c;
};

template <bool wp_linear_contiguous>
static void index_types_5dd56acd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_index_types_5dd56acd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int64 var_a = _wp_args->a;
    wp::uint8 var_b = _wp_args->b;
    wp::uint32 var_c = _wp_args->c;
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def index_types(x: wp.array(dtype=float), a: wp.int64, b: wp.uint8, c: wp.uint32):       <L 6>
    // x[a] = x[b] + x[c]                                                                     <L 7>
    var_0 = wp::address(var_x, var_b);
    var_1 = wp::address(var_x, var_c);
    var_3 = wp::load(var_0);
    var_4 = wp::load(var_1);
    var_2 = wp::add(var_3, var_4);
    wp::array_store(var_x, var_a, var_2);
}
