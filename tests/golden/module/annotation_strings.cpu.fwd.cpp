struct wp_args_annotation_strings_2acf71bd {
    wp::array_t<wp::float32> x;
    wp::int32 n;
    wp::vec_t<3, wp::float32> v;
};

template <bool wp_linear_contiguous>
static void annotation_strings_2acf71bd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_annotation_strings_2acf71bd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    //---------
    // forward
    // def annotation_strings(x: "wp.array(dtype=float)", n: "int", v: "wp.vec3"):            <L 6>
    // x[n] = v[0]                                                                            <L 7>
    var_1 = wp::extract(var_v, var_0);
    wp::array_store(var_x, var_n, var_1);
}
