// overloads.py:5
static CUDA_CALLABLE wp::float32 grow_0(
    wp::float32 v)
{
return v * 2.0f;}

// overloads.py:15
static CUDA_CALLABLE wp::float32 make__locals__shift_0(
    wp::float32 v)
{
return v + 1.0f;}

// overloads.py:15
static CUDA_CALLABLE wp::float32 make__locals__shift_1(
    wp::float32 v)
{
return v + 2.0f;}

// overloads.py:9
static wp::vec_t<2, wp::float32> grow_1(
    wp::vec_t<2, wp::float32> var_v)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::vec_t<2, wp::float32> var_1;
    //---------
    // forward
    // def grow(v: wp.vec2):                                                                  <L 10>
    // return v * 2.0                                                                         <L 11>
    var_1 = wp::mul(var_v, var_0);
    return var_1;
}

struct wp_args_make__locals__shifted_2cfd1756 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void make__locals__shifted_2cfd1756_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__shifted_2cfd1756 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_make__locals__shifted_2cfd1756 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def shifted(x: wp.array(dtype=float)):                                                 <L 19>
    // i = wp.tid()                                                                           <L 20>
    var_0 = builtin_tid1d();
    // x[i] = shift(grow(x[i]))                                                               <L 21>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = grow_0(var_3);
    var_4 = make__locals__shift_0(var_2);
    wp::array_store(var_x, var_0, var_4);
}

struct wp_args_make__locals__shifted_53098889 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void make__locals__shifted_53098889_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__shifted_53098889 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_make__locals__shifted_53098889 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def shifted(x: wp.array(dtype=float)):                                                 <L 19>
    // i = wp.tid()                                                                           <L 20>
    var_0 = builtin_tid1d();
    // x[i] = shift(grow(x[i]))                                                               <L 21>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = grow_0(var_3);
    var_4 = make__locals__shift_1(var_2);
    wp::array_store(var_x, var_0, var_4);
}

struct wp_args_grow_kernel_8f32c09d {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<2, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void grow_kernel_8f32c09d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_grow_kernel_8f32c09d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_grow_kernel_8f32c09d wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<2, wp::float32>> var_v = _wp_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::vec_t<2, wp::float32>* var_4;
    wp::vec_t<2, wp::float32> var_5;
    wp::vec_t<2, wp::float32> var_6;
    //---------
    // forward
    // def grow_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec2)):                 <L 31>
    // i = wp.tid()                                                                           <L 32>
    var_0 = builtin_tid1d();
    // x[i] = grow(x[i])                                                                      <L 33>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = grow_0(var_3);
    wp::array_store(var_x, var_0, var_2);
    // v[i] = grow(v[i])                                                                      <L 34>
    var_4 = wp::address(var_v, var_0);
    var_6 = wp::load(var_4);
    var_5 = grow_1(var_6);
    wp::array_store(var_v, var_0, var_5);
}
