struct wp_args_phi_component_write_f90ebeec {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void phi_component_write_f90ebeec_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_component_write_f90ebeec *_wp_args)
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
    const wp::float32 var_6 = 2.0;
    const wp::int32 var_7 = 1;
    const wp::int32 var_8 = 1;
    //---------
    // forward
    // def phi_component_write(v: wp.array(dtype=wp.vec3), n: int):                           <L 6>
    // a = v[0]                                                                               <L 7>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // if n > 0:                                                                              <L 8>
    var_5 = (var_n > var_4);
    if (var_5) {
        // a[1] = 2.0                                                                         <L 9>
        wp::assign_inplace(var_2, var_7, var_6);
    }
    // v[1] = a                                                                               <L 10>
    wp::array_store(var_v, var_8, var_2);
}
