struct wp_args_phi_vector_4174c741 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void phi_vector_4174c741_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_vector_4174c741 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    const wp::int32 var_4 = 0;
    bool var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::int32 var_8 = 1;
    //---------
    // forward
    // def phi_vector(v: wp.array(dtype=wp.vec3), n: int):                                    <L 6>
    // a = v[0]                                                                               <L 7>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // if n > 0:                                                                              <L 8>
    var_5 = (var_n > var_4);
    if (var_5) {
        // a = wp.normalize(a)                                                                <L 9>
        var_6 = wp::normalize(var_2);
    }
    var_7 = wp::where(var_5, var_6, var_2);
    // v[1] = a                                                                               <L 10>
    wp::array_store(var_v, var_8, var_7);
}
