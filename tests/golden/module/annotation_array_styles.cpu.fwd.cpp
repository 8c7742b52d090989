struct wp_args_annotation_array_styles_d3fab0a8 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::vec_t<3, wp::float32>> c;
    wp::array_t<wp::int32> d;
    wp::array_t<wp::float64> e;
    wp::array_t<wp::uint8> f;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> g;
    wp::array_t<wp::float32> h;
    wp::array_t<wp::vec_t<2, wp::float32>> i;
};

template <bool wp_linear_contiguous>
static void annotation_array_styles_d3fab0a8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_annotation_array_styles_d3fab0a8 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::vec_t<3, wp::float32>> var_c = _wp_args->c;
    wp::array_t<wp::int32> var_d = _wp_args->d;
    wp::array_t<wp::float64> var_e = _wp_args->e;
    wp::array_t<wp::uint8> var_f = _wp_args->f;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_g = _wp_args->g;
    wp::array_t<wp::float32> var_h = _wp_args->h;
    wp::array_t<wp::vec_t<2, wp::float32>> var_i = _wp_args->i;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def annotation_array_styles(                                                           <L 6>
    // a[0] = h[0]                                                                            <L 17>
    var_1 = wp::address(var_h, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    wp::array_store(var_a, var_4, var_2);
}
