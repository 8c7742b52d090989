// reductions.py:5
static wp::float32 soft_0(
    wp::float32 var_x,
    wp::float32 var_width)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def soft(x: float, width: float):                                                      <L 6>
    // return x / (width + wp.abs(x))                                                         <L 7>
    var_0 = wp::abs(var_x);
    var_1 = wp::add(var_width, var_0);
    var_2 = wp::div(var_x, var_1);
    return var_2;
}

// reductions.py:10
static wp::float32 mixed_0(
    wp::float32 var_x,
    wp::float32 var_y,
    wp::float32 var_z)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def mixed(x: float, y: float, z: float):                                               <L 11>
    // return x * y + z                                                                       <L 12>
    var_0 = wp::mul(var_x, var_y);
    var_1 = wp::add(var_0, var_z);
    return var_1;
}

// reductions.py:15
static wp::vec_t<3, wp::float32> twice_0(
    wp::vec_t<3, wp::float32> var_x)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // forward
    // def twice(x: wp.vec3):                                                                 <L 16>
    // return x + x                                                                           <L 17>
    var_0 = wp::add(var_x, var_x);
    return var_0;
}

// reductions.py:20
static wp::float32 longer_0(
    wp::float32 var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def longer(a: float, b: float):                                                        <L 21>
    // return wp.max(wp.abs(a), wp.abs(b))                                                    <L 22>
    var_0 = wp::abs(var_a);
    var_1 = wp::abs(var_b);
    var_2 = wp::max(var_0, var_1);
    return var_2;
}

// reductions.py:5
static void adj_soft_0(
    wp::float32 var_x,
    wp::float32 var_width,
    wp::float32 & adj_x,
    wp::float32 & adj_width,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def soft(x: float, width: float):                                                      <L 6>
    // return x / (width + wp.abs(x))                                                         <L 7>
    var_0 = wp::abs(var_x);
    var_1 = wp::add(var_width, var_0);
    var_2 = wp::div(var_x, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_div(var_x, var_1, var_2, adj_x, adj_1, adj_2);
    wp::adj_add(var_width, var_0, adj_width, adj_0, adj_1);
    wp::adj_abs(var_x, adj_x, adj_0);
    // adj: return x / (width + wp.abs(x))                                                    <L 7>
    // adj: def soft(x: float, width: float):                                                 <L 6>
    return;
}

// reductions.py:10
static void adj_mixed_0(
    wp::float32 var_x,
    wp::float32 var_y,
    wp::float32 var_z,
    wp::float32 & adj_x,
    wp::float32 & adj_y,
    wp::float32 & adj_z,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def mixed(x: float, y: float, z: float):                                               <L 11>
    // return x * y + z                                                                       <L 12>
    var_0 = wp::mul(var_x, var_y);
    var_1 = wp::add(var_0, var_z);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_add(var_0, var_z, adj_0, adj_z, adj_1);
    wp::adj_mul(var_x, var_y, adj_x, adj_y, adj_0);
    // adj: return x * y + z                                                                  <L 12>
    // adj: def mixed(x: float, y: float, z: float):                                          <L 11>
    return;
}

// reductions.py:15
static void adj_twice_0(
    wp::vec_t<3, wp::float32> var_x,
    wp::vec_t<3, wp::float32> & adj_x,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    //---------
    // forward
    // def twice(x: wp.vec3):                                                                 <L 16>
    // return x + x                                                                           <L 17>
    var_0 = wp::add(var_x, var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_x, var_x, adj_x, adj_x, adj_0);
    // adj: return x + x                                                                      <L 17>
    // adj: def twice(x: wp.vec3):                                                            <L 16>
    return;
}

// reductions.py:20
static void adj_longer_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & adj_a,
    wp::float32 & adj_b,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def longer(a: float, b: float):                                                        <L 21>
    // return wp.max(wp.abs(a), wp.abs(b))                                                    <L 22>
    var_0 = wp::abs(var_a);
    var_1 = wp::abs(var_b);
    var_2 = wp::max(var_0, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_max(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_abs(var_b, adj_b, adj_1);
    wp::adj_abs(var_a, adj_a, adj_0);
    // adj: return wp.max(wp.abs(a), wp.abs(b))                                               <L 22>
    // adj: def longer(a: float, b: float):                                                   <L 21>
    return;
}

struct wp_args_sums_6f54ddb8 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> out;
    wp::array_t<wp::float32> line;
};

template <bool wp_linear_contiguous>
static void sums_6f54ddb8_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_sums_6f54ddb8 *_wp_args,
    wp_args_sums_6f54ddb8 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> var_line = _wp_args->line;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    wp::array_t<wp::float32> adj_line = _wp_adj_args->line;
    //---------
    // primal vars
    const wp::int32 var_0 = 4;
    const wp::int32 var_1 = 8;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,8>,wp::tile_stride_t<8,1>,true>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_6 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_7 = 0;
    const wp::int32 var_8 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_9 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_10 = 0;
    const wp::int32 var_11 = 1;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_12 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::int32 var_13 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_14 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_15 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_16 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_17 = 0;
    const wp::int32 var_18 = 8;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_19 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
    const wp::int32 var_20 = 0;
    const wp::int32 var_21 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_22 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_23 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_24 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_25 = 0;
    const wp::float32 var_26 = 2.0;
    const wp::int32 var_27 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_2 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true>& adj_3 = var_3;
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_6{};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_9{};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_12{};
    wp::int32 adj_13 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_14{};
    wp::int32 adj_15 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_16{};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_19 = var_19;
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_22{};
    wp::int32 adj_23 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_24{};
    wp::int32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::int32 adj_27 = {};
    //---------
    // forward
    // def sums(a: wp.array2d(dtype=float), out: wp.array(dtype=float), line: wp.array(dtype=float)):       <L 26>
    // t = wp.tile_load(a, shape=(4, 8))                                                      <L 27>
    var_2 = wp::tuple(var_0, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 4, 8>(var_a, var_4, var_5);
    // wp.tile_store(out, wp.tile_sum(t))                                                     <L 28>
    var_6 = wp::tile_sum(var_3);
    // wp::tile_store<wp::float32, true, false>(var_out, var_7, var_6);
    // wp.tile_store(line, wp.tile_sum(t, axis=0))                                            <L 29>
    var_9 = wp::tile_sum_axis<0>(var_3);
    // wp::tile_store<wp::float32, true, false>(var_line, var_10, var_9);
    // wp.tile_store(line, wp.tile_sum(t, 1))                                                 <L 30>
    var_12 = wp::tile_sum_axis<1>(var_3);
    // wp::tile_store<wp::float32, true, false>(var_line, var_13, var_12);
    // wp.tile_store(out, wp.tile_min(t))                                                     <L 31>
    var_14 = wp::tile_min(var_3);
    // wp::tile_store<wp::float32, true, false>(var_out, var_15, var_14);
    // wp.tile_store(out, wp.tile_max(t))                                                     <L 32>
    var_16 = wp::tile_max(var_3);
    // wp::tile_store<wp::float32, true, false>(var_out, var_17, var_16);
    // u = wp.tile_load(line, shape=8)                                                        <L 33>
    var_19 = wp::tile_load<wp::float32, true, false, 8>(var_line, var_20);
    // wp.tile_store(out, wp.tile_sum(u, axis=0))                                             <L 34>
    var_22 = wp::tile_sum_axis<0>(var_19);
    // wp::tile_store<wp::float32, true, false>(var_out, var_23, var_22);
    // wp.tile_store(out, wp.tile_dot(u, u))                                                  <L 35>
    var_24 = wp::tile_dot(var_19, var_19);
    // wp::tile_store<wp::float32, true, false>(var_out, var_25, var_24);
    // wp.tile_axpy(2.0, u, u)                                                                <L 36>
    wp::tile_axpy(var_26, var_19, var_19);
    // wp.tile_store(line, u)                                                                 <L 37>
    // wp::tile_store<wp::float32, true, false>(var_line, var_27, var_19);
    //---------
    // reverse
    wp::adj_tile_store(var_line, var_27, var_19, adj_line, adj_27, adj_19);
    // adj: wp.tile_store(line, u)                                                            <L 37>
    wp::adj_tile_axpy(var_26, var_19, var_19, adj_26, adj_19, adj_19);
    // adj: wp.tile_axpy(2.0, u, u)                                                           <L 36>
    wp::adj_tile_store(var_out, var_25, var_24, adj_out, adj_25, adj_24);
    wp::adj_tile_dot(var_19, var_19, adj_19, adj_19, adj_24);
    // adj: wp.tile_store(out, wp.tile_dot(u, u))                                             <L 35>
    wp::adj_tile_store(var_out, var_23, var_22, adj_out, adj_23, adj_22);
    wp::adj_tile_sum_axis<0>(var_19, adj_19, adj_22);
    // adj: wp.tile_store(out, wp.tile_sum(u, axis=0))                                        <L 34>
    wp::adj_tile_load(var_line, var_20, adj_line, adj_20, adj_19);
    // adj: u = wp.tile_load(line, shape=8)                                                   <L 33>
    wp::adj_tile_store(var_out, var_17, var_16, adj_out, adj_17, adj_16);
    // adj: wp.tile_store(out, wp.tile_max(t))                                                <L 32>
    wp::adj_tile_store(var_out, var_15, var_14, adj_out, adj_15, adj_14);
    // adj: wp.tile_store(out, wp.tile_min(t))                                                <L 31>
    wp::adj_tile_store(var_line, var_13, var_12, adj_line, adj_13, adj_12);
    wp::adj_tile_sum_axis<1>(var_3, adj_3, adj_12);
    // adj: wp.tile_store(line, wp.tile_sum(t, 1))                                            <L 30>
    wp::adj_tile_store(var_line, var_10, var_9, adj_line, adj_10, adj_9);
    wp::adj_tile_sum_axis<0>(var_3, adj_3, adj_9);
    // adj: wp.tile_store(line, wp.tile_sum(t, axis=0))                                       <L 29>
    wp::adj_tile_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    wp::adj_tile_sum(var_3, adj_3, adj_6);
    // adj: wp.tile_store(out, wp.tile_sum(t))                                                <L 28>
    wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
    // adj: t = wp.tile_load(a, shape=(4, 8))                                                 <L 27>
    // adj: def sums(a: wp.array2d(dtype=float), out: wp.array(dtype=float), line: wp.array(dtype=float)):  <L 26>
    return;
}

struct wp_args_places_f35449cb {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void places_f35449cb_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_places_f35449cb *_wp_args,
    wp_args_places_f35449cb *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_1 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_2 = 0;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_3 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_4 = 0;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_5 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_6 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_1{};
    wp::int32 adj_2 = {};
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_3{};
    wp::int32 adj_4 = {};
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_5{};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def places(a: wp.array(dtype=float), out: wp.array(dtype=int)):                        <L 41>
    // t = wp.tile_load(a, shape=8)                                                           <L 42>
    var_1 = wp::tile_load<wp::float32, true, false, 8>(var_a, var_2);
    // wp.tile_store(out, wp.tile_argmin(t))                                                  <L 43>
    var_3 = wp::tile_argmin(var_1);
    // wp::tile_store<wp::int32, true, false>(var_out, var_4, var_3);
    // wp.tile_store(out, wp.tile_argmax(t))                                                  <L 44>
    var_5 = wp::tile_argmax(var_1);
    // wp::tile_store<wp::int32, true, false>(var_out, var_6, var_5);
    //---------
    // reverse
    wp::adj_tile_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
    // adj: wp.tile_store(out, wp.tile_argmax(t))                                             <L 44>
    wp::adj_tile_store(var_out, var_4, var_3, adj_out, adj_4, adj_3);
    // adj: wp.tile_store(out, wp.tile_argmin(t))                                             <L 43>
    wp::adj_tile_load(var_a, var_2, adj_a, adj_2, adj_1);
    // adj: t = wp.tile_load(a, shape=8)                                                      <L 42>
    // adj: def places(a: wp.array(dtype=float), out: wp.array(dtype=int)):                   <L 41>
    return;
}

struct wp_args_ordered_3d8d2f2d {
    wp::array_t<wp::int32> keys;
    wp::array_t<wp::float32> values;
};

template <bool wp_linear_contiguous>
static void ordered_3d8d2f2d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ordered_3d8d2f2d *_wp_args,
    wp_args_ordered_3d8d2f2d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_keys = _wp_args->keys;
    wp::array_t<wp::float32> var_values = _wp_args->values;
    wp::array_t<wp::int32> adj_keys = _wp_adj_args->keys;
    wp::array_t<wp::float32> adj_values = _wp_adj_args->values;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_1 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 8;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_4 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
    const wp::int32 var_5 = 0;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_6 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_7 = 0;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_8 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_9 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_10 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_11 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_12 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_13 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_1 = var_1;
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_4 = var_4;
    wp::int32 adj_5 = {};
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_6{};
    wp::int32 adj_7 = {};
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_8{};
    wp::int32 adj_9 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_10{};
    wp::int32 adj_11 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_12{};
    wp::int32 adj_13 = {};
    //---------
    // forward
    // def ordered(keys: wp.array(dtype=int), values: wp.array(dtype=float)):                 <L 48>
    // k = wp.tile_load(keys, shape=8)                                                        <L 49>
    var_1 = wp::tile_load<wp::int32, true, false, 8>(var_keys, var_2);
    // v = wp.tile_load(values, shape=8)                                                      <L 50>
    var_4 = wp::tile_load<wp::float32, true, false, 8>(var_values, var_5);
    // wp.tile_sort(k, v)                                                                     <L 51>
    wp::tile_sort(var_1, var_4);
    // wp.tile_store(keys, wp.tile_scan_inclusive(k))                                         <L 52>
    var_6 = wp::tile_scan_inclusive(var_1);
    // wp::tile_store<wp::int32, true, false>(var_keys, var_7, var_6);
    // wp.tile_store(keys, wp.tile_scan_exclusive(k))                                         <L 53>
    var_8 = wp::tile_scan_exclusive(var_1);
    // wp::tile_store<wp::int32, true, false>(var_keys, var_9, var_8);
    // wp.tile_store(values, wp.tile_scan_max_inclusive(v))                                   <L 54>
    var_10 = wp::tile_scan_max_inclusive(var_4);
    // wp::tile_store<wp::float32, true, false>(var_values, var_11, var_10);
    // wp.tile_store(values, wp.tile_scan_min_inclusive(v))                                   <L 55>
    var_12 = wp::tile_scan_min_inclusive(var_4);
    // wp::tile_store<wp::float32, true, false>(var_values, var_13, var_12);
    //---------
    // reverse
    wp::adj_tile_store(var_values, var_13, var_12, adj_values, adj_13, adj_12);
    // adj: wp.tile_store(values, wp.tile_scan_min_inclusive(v))                              <L 55>
    wp::adj_tile_store(var_values, var_11, var_10, adj_values, adj_11, adj_10);
    // adj: wp.tile_store(values, wp.tile_scan_max_inclusive(v))                              <L 54>
    wp::adj_tile_store(var_keys, var_9, var_8, adj_keys, adj_9, adj_8);
    // adj: wp.tile_store(keys, wp.tile_scan_exclusive(k))                                    <L 53>
    wp::adj_tile_store(var_keys, var_7, var_6, adj_keys, adj_7, adj_6);
    // adj: wp.tile_store(keys, wp.tile_scan_inclusive(k))                                    <L 52>
    // adj: wp.tile_sort(k, v)                                                                <L 51>
    wp::adj_tile_load(var_values, var_5, adj_values, adj_5, adj_4);
    // adj: v = wp.tile_load(values, shape=8)                                                 <L 50>
    wp::adj_tile_load(var_keys, var_2, adj_keys, adj_2, adj_1);
    // adj: k = wp.tile_load(keys, shape=8)                                                   <L 49>
    // adj: def ordered(keys: wp.array(dtype=int), values: wp.array(dtype=float)):            <L 48>
    return;
}

struct wp_args_mapped_c8e0ba66 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::float32> lengths;
    wp::float32 k;
};

template <bool wp_linear_contiguous>
static void mapped_c8e0ba66_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_mapped_c8e0ba66 *_wp_args,
    wp_args_mapped_c8e0ba66 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_lengths = _wp_args->lengths;
    wp::float32 var_k = _wp_args->k;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::float32> adj_lengths = _wp_adj_args->lengths;
    wp::float32 adj_k = _wp_adj_args->k;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_1 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 8;
    wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_5 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_6 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_7 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_8 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_9 = 0;
    const wp::int32 var_10 = 0;
    wp::float32* var_11;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_12 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::float32 var_13;
    const wp::int32 var_14 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_15 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_16 = 0;
    wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_17 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_18 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_19 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_20 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_21 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_22 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_1{};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_4{};
    wp::int32 adj_5 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_6{};
    wp::int32 adj_7 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_8{};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_12{};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_15{};
    wp::int32 adj_16 = {};
    wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_17{};
    wp::int32 adj_18 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_19{};
    wp::int32 adj_20 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_21{};
    wp::int32 adj_22 = {};
    //---------
    // forward
    // def mapped(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), lengths: wp.array(dtype=float), k: float):       <L 59>
    // t = wp.tile_load(a, shape=8)                                                           <L 60>
    var_1 = wp::tile_load<wp::float32, true, false, 8>(var_a, var_2);
    // u = wp.tile_load(v, shape=8)                                                           <L 61>
    var_4 = wp::tile_load<wp::vec_t<3, wp::float32>, true, false, 8>(var_v, var_5);
    // wp.tile_store(a, wp.tile_map(wp.sin, t))                                               <L 62>
    var_6 = wp::tile_unary_map(wp::sin, var_1);
    // wp::tile_store<wp::float32, true, false>(var_a, var_7, var_6);
    // wp.tile_store(a, wp.tile_map(wp.min, t, k))                                            <L 63>
    var_8 = wp::tile_binary_map(wp::min, var_1, var_k);
    // wp::tile_store<wp::float32, true, false>(var_a, var_9, var_8);
    // wp.tile_store(a, wp.tile_map(soft, t, lengths[0]))                                     <L 64>
    var_11 = wp::address(var_lengths, var_10);
    var_13 = wp::load(var_11);
    var_12 = wp::tile_binary_map(soft_0, var_1, var_13);
    // wp::tile_store<wp::float32, true, false>(var_a, var_14, var_12);
    // wp.tile_store(a, wp.tile_map(mixed, t, t, k))                                          <L 65>
    var_15 = wp::tile_map(mixed_0, var_1, var_1, var_k);
    // wp::tile_store<wp::float32, true, false>(var_a, var_16, var_15);
    // wp.tile_store(v, wp.tile_map(twice, u))                                                <L 66>
    var_17 = wp::tile_unary_map(twice_0, var_4);
    // wp::tile_store<wp::vec_t<3, wp::float32>, true, false>(var_v, var_18, var_17);
    // wp.tile_store(lengths, wp.tile_map(wp.length, u))                                      <L 67>
    var_19 = wp::tile_unary_map(wp::length, var_4);
    // wp::tile_store<wp::float32, true, false>(var_lengths, var_20, var_19);
    // wp.tile_store(lengths, wp.tile_map(wp.floor, t))                                       <L 68>
    var_21 = wp::tile_unary_map(wp::floor, var_1);
    // wp::tile_store<wp::float32, true, false>(var_lengths, var_22, var_21);
    //---------
    // reverse
    wp::adj_tile_store(var_lengths, var_22, var_21, adj_lengths, adj_22, adj_21);
    // adj: wp.tile_store(lengths, wp.tile_map(wp.floor, t))                                  <L 68>
    wp::adj_tile_store(var_lengths, var_20, var_19, adj_lengths, adj_20, adj_19);
    wp::adj_tile_unary_map(wp::length, var_4, wp::adj_length, adj_4, adj_19);
    // adj: wp.tile_store(lengths, wp.tile_map(wp.length, u))                                 <L 67>
    wp::adj_tile_store(var_v, var_18, var_17, adj_v, adj_18, adj_17);
    wp::adj_tile_unary_map(twice_0, var_4, adj_twice_0, adj_4, adj_17);
    // adj: wp.tile_store(v, wp.tile_map(twice, u))                                           <L 66>
    wp::adj_tile_store(var_a, var_16, var_15, adj_a, adj_16, adj_15);
    wp::adj_tile_map(mixed_0, var_1, var_1, var_k, adj_mixed_0, adj_1, adj_1, adj_k, adj_15);
    // adj: wp.tile_store(a, wp.tile_map(mixed, t, t, k))                                     <L 65>
    wp::adj_tile_store(var_a, var_14, var_12, adj_a, adj_14, adj_12);
    wp::adj_tile_binary_map(soft_0, var_1, var_13, adj_soft_0, adj_1, adj_11, adj_12);
    wp::adj_address(var_lengths, var_10, adj_lengths, adj_10, adj_11);
    // adj: wp.tile_store(a, wp.tile_map(soft, t, lengths[0]))                                <L 64>
    wp::adj_tile_store(var_a, var_9, var_8, adj_a, adj_9, adj_8);
    wp::adj_tile_binary_map(wp::min, var_1, var_k, wp::adj_min, adj_1, adj_k, adj_8);
    // adj: wp.tile_store(a, wp.tile_map(wp.min, t, k))                                       <L 63>
    wp::adj_tile_store(var_a, var_7, var_6, adj_a, adj_7, adj_6);
    wp::adj_tile_unary_map(wp::sin, var_1, wp::adj_sin, adj_1, adj_6);
    // adj: wp.tile_store(a, wp.tile_map(wp.sin, t))                                          <L 62>
    wp::adj_tile_load(var_v, var_5, adj_v, adj_5, adj_4);
    // adj: u = wp.tile_load(v, shape=8)                                                      <L 61>
    wp::adj_tile_load(var_a, var_2, adj_a, adj_2, adj_1);
    // adj: t = wp.tile_load(a, shape=8)                                                      <L 60>
    // adj: def mapped(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), lengths: wp.array(dtype=float), k: float):  <L 59>
    return;
}

struct wp_args_reduced_f8016294 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::uint8> c;
    wp::array_t<wp::float32> out;
    wp::array_t<wp::uint8> small;
};

template <bool wp_linear_contiguous>
static void reduced_f8016294_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_reduced_f8016294 *_wp_args,
    wp_args_reduced_f8016294 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::uint8> var_c = _wp_args->c;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::uint8> var_small = _wp_args->small;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::uint8> adj_c = _wp_adj_args->c;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    wp::array_t<wp::uint8> adj_small = _wp_adj_args->small;
    //---------
    // primal vars
    const wp::int32 var_0 = 4;
    const wp::int32 var_1 = 8;
    wp::tuple_t<wp::int32, wp::int32> var_2;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true> var_3 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,8>,wp::tile_stride_t<8,1>,true>();
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_6 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_7 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_8 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_9 = 0;
    const wp::int32 var_10 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_11 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::float32 var_12 = 1;
    const bool var_13 = true;
    const wp::int32 var_14 = 0;
    const wp::int32 var_15 = 1;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_16 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::float32 var_17 = INFINITY;
    const bool var_18 = true;
    const wp::int32 var_19 = 0;
    const wp::int32 var_20 = 1;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_21 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::float32 var_22 = 0;
    const bool var_23 = false;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 4;
    const wp::int32 var_26 = 8;
    wp::tuple_t<wp::int32, wp::int32> var_27;
    wp::tile_shared_t<wp::uint8,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true> var_28 = wp::tile_alloc_empty<wp::uint8,wp::tile_shape_t<4,8>,wp::tile_stride_t<8,1>,true>();
    const wp::int32 var_29 = 0;
    const wp::int32 var_30 = 0;
    const wp::int32 var_31 = 0;
    wp::tile_register_t<wp::uint8,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_32 = wp::tile_register_t<wp::uint8,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::uint8 var_33 = 0;
    const bool var_34 = true;
    const wp::int32 var_35 = 0;
    const wp::int32 var_36 = 0;
    wp::tile_register_t<wp::uint8,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_37 = wp::tile_register_t<wp::uint8,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::uint8 var_38 = 255;
    const bool var_39 = true;
    const wp::int32 var_40 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_2 = {};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true>& adj_3 = var_3;
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_6{};
    wp::int32 adj_7 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_8{};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_11{};
    wp::float32 adj_12 = {};
    bool adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_16{};
    wp::float32 adj_17 = {};
    bool adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_21{};
    wp::float32 adj_22 = {};
    bool adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_27 = {};
    wp::tile_shared_t<wp::uint8,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true>& adj_28 = var_28;
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::tile_register_t<wp::uint8,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_32{};
    wp::uint8 adj_33 = {};
    bool adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::tile_register_t<wp::uint8,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_37{};
    wp::uint8 adj_38 = {};
    bool adj_39 = {};
    wp::int32 adj_40 = {};
    //---------
    // forward
    // def reduced(a: wp.array2d(dtype=float), c: wp.array2d(dtype=wp.uint8), out: wp.array(dtype=float), small: wp.array(dtype=wp.uint8)):       <L 72>
    // t = wp.tile_load(a, shape=(4, 8))                                                      <L 73>
    var_2 = wp::tuple(var_0, var_1);
    var_3 = wp::tile_load<wp::float32, true, false, 4, 8>(var_a, var_4, var_5);
    // wp.tile_store(out, wp.tile_reduce(wp.add, t))                                          <L 74>
    var_6 = wp::tile_reduce(wp::add, var_3);
    // wp::tile_store<wp::float32, true, false>(var_out, var_7, var_6);
    // wp.tile_store(out, wp.tile_reduce(longer, t))                                          <L 75>
    var_8 = wp::tile_reduce(longer_0, var_3);
    // wp::tile_store<wp::float32, true, false>(var_out, var_9, var_8);
    // wp.tile_store(out, wp.tile_reduce(wp.mul, t, axis=0))                                  <L 76>
    var_11 = wp::tile_reduce_axis(wp::mul, var_3, var_10, var_12, var_13);
    // wp::tile_store<wp::float32, true, false>(var_out, var_14, var_11);
    // wp.tile_store(out, wp.tile_reduce(wp.min, t, axis=1))                                  <L 77>
    var_16 = wp::tile_reduce_axis(wp::min, var_3, var_15, var_17, var_18);
    // wp::tile_store<wp::float32, true, false>(var_out, var_19, var_16);
    // wp.tile_store(out, wp.tile_reduce(longer, t, 1))                                       <L 78>
    var_21 = wp::tile_reduce_axis(longer_0, var_3, var_20, var_22, var_23);
    // wp::tile_store<wp::float32, true, false>(var_out, var_24, var_21);
    // u = wp.tile_load(c, shape=(4, 8))                                                      <L 79>
    var_27 = wp::tuple(var_25, var_26);
    var_28 = wp::tile_load<wp::uint8, true, false, 4, 8>(var_c, var_29, var_30);
    // wp.tile_store(small, wp.tile_reduce(wp.max, u, axis=0))                                <L 80>
    var_32 = wp::tile_reduce_axis(wp::max, var_28, var_31, var_33, var_34);
    // wp::tile_store<wp::uint8, true, false>(var_small, var_35, var_32);
    // wp.tile_store(small, wp.tile_reduce(wp.min, u, axis=0))                                <L 81>
    var_37 = wp::tile_reduce_axis(wp::min, var_28, var_36, var_38, var_39);
    // wp::tile_store<wp::uint8, true, false>(var_small, var_40, var_37);
    //---------
    // reverse
    wp::adj_tile_store(var_small, var_40, var_37, adj_small, adj_40, adj_37);
    // adj: wp.tile_store(small, wp.tile_reduce(wp.min, u, axis=0))                           <L 81>
    wp::adj_tile_store(var_small, var_35, var_32, adj_small, adj_35, adj_32);
    // adj: wp.tile_store(small, wp.tile_reduce(wp.max, u, axis=0))                           <L 80>
    wp::adj_tile_load(var_c, var_29, var_30, adj_c, adj_29, adj_30, adj_28);
    // adj: u = wp.tile_load(c, shape=(4, 8))                                                 <L 79>
    wp::adj_tile_store(var_out, var_24, var_21, adj_out, adj_24, adj_21);
    // adj: wp.tile_store(out, wp.tile_reduce(longer, t, 1))                                  <L 78>
    wp::adj_tile_store(var_out, var_19, var_16, adj_out, adj_19, adj_16);
    // adj: wp.tile_store(out, wp.tile_reduce(wp.min, t, axis=1))                             <L 77>
    wp::adj_tile_store(var_out, var_14, var_11, adj_out, adj_14, adj_11);
    // adj: wp.tile_store(out, wp.tile_reduce(wp.mul, t, axis=0))                             <L 76>
    wp::adj_tile_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
    // adj: wp.tile_store(out, wp.tile_reduce(longer, t))                                     <L 75>
    wp::adj_tile_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    // adj: wp.tile_store(out, wp.tile_reduce(wp.add, t))                                     <L 74>
    wp::adj_tile_load(var_a, var_4, var_5, adj_a, adj_4, adj_5, adj_3);
    // adj: t = wp.tile_load(a, shape=(4, 8))                                                 <L 73>
    // adj: def reduced(a: wp.array2d(dtype=float), c: wp.array2d(dtype=wp.uint8), out: wp.array(dtype=float), small: wp.array(dtype=wp.uint8)):  <L 72>
    return;
}
