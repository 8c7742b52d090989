struct Box_d520c155
{
    wp::array_t<wp::float32> values;
    wp::int32 begin;


    Box_d520c155() = default;
    CUDA_CALLABLE Box_d520c155(wp::array_t<wp::float32> const& values,
    wp::int32 const& begin = {})
        : values{values}
        , begin{begin}

    {
    }

    CUDA_CALLABLE Box_d520c155& operator += (const Box_d520c155& rhs)
    {    begin += rhs.begin;

        return *this;}

};

static CUDA_CALLABLE void adj_Box_d520c155(wp::array_t<wp::float32> const&,
    wp::int32 const&,
    wp::array_t<wp::float32> & adj_values,
    wp::int32 & adj_begin,
    Box_d520c155 & adj_ret)
{
    adj_values = adj_ret.values;
    adj_begin += adj_ret.begin;
}

// Required when compiling adjoints.
CUDA_CALLABLE Box_d520c155 add(const Box_d520c155& a, const Box_d520c155& b)
{
    return Box_d520c155();
}

CUDA_CALLABLE void adj_atomic_add(Box_d520c155* p, Box_d520c155 t)
{
    wp::adj_atomic_add(&p->values, t.values);
    wp::adj_atomic_add(&p->begin, t.begin);
}

struct wp_args_move_0398f730 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::float32> line;
    wp::int32 count;
};

template <bool wp_linear_contiguous>
static void move_0398f730_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_move_0398f730 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::float32> var_line = _wp_args->line;
    wp::int32 var_count = _wp_args->count;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 4;
    const wp::int32 var_3 = 8;
    wp::tuple_t<wp::int32, wp::int32> var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    wp::tuple_t<wp::int32, wp::int32> var_7;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> var_8 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>>{};
    wp::tuple_t<wp::int32, wp::int32> var_9;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> var_10 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>>{};
    const wp::int32 var_11 = 0;
    const wp::int32 var_12 = 0;
    wp::tuple_t<wp::int32, wp::int32> var_13;
    const wp::int32 var_14 = 0;
    wp::tuple_t<wp::int32, wp::int32> var_15;
    const wp::str var_16 = "shared";
    const bool var_17 = false;
    const bool var_18 = true;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true> var_19 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,8>,wp::tile_stride_t<8,1>,false>();
    const wp::int32 var_20 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_21 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const bool var_22 = false;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_23 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_24 = 0;
    wp::int32 var_25;
    wp::int32 var_26;
    wp::tuple_t<wp::int32, wp::int32> var_27;
    const wp::int32 var_28 = 0;
    wp::tuple_t<wp::int32, wp::int32> var_29;
    const bool var_30 = false;
    const bool var_31 = true;
    const wp::int32 var_32 = 0;
    const wp::int32 var_33 = 0;
    const wp::int32 var_34 = 0;
    const wp::int32 var_35 = 3;
    //---------
    // forward
    // def move(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), line: wp.array(dtype=float), count: int):       <L 9>
    // i, j = wp.tid()                                                                        <L 10>
    builtin_tid2d(var_0, var_1);
    // t = wp.tile_load(a, shape=(ROWS, COLS), offset=(i * ROWS, j * COLS))                   <L 11>
    var_4 = wp::tuple(var_2, var_3);
    var_5 = wp::mul(var_0, var_2);
    var_6 = wp::mul(var_1, var_3);
    var_7 = wp::tuple(var_5, var_6);
    var_8 = wp::tile_load<wp::float32, true, false, 4, 8>(var_a, var_5, var_6);
    // u = wp.tile_load(a, shape=(ROWS, COLS))                                                <L 12>
    var_9 = wp::tuple(var_2, var_3);
    var_10 = wp::tile_load<wp::float32, true, false, 4, 8>(var_a, var_11, var_12);
    // v = wp.tile_load(a, (ROWS, COLS), (i, 0), storage="shared", bounds_check=False, aligned=True)       <L 13>
    var_13 = wp::tuple(var_2, var_3);
    var_15 = wp::tuple(var_0, var_14);
    var_19 = wp::tile_load<wp::float32, false, true, 4, 8>(var_a, var_0, var_20);
    // w = wp.tile_load(line, COLS, count)                                                    <L 14>
    var_21 = wp::tile_load<wp::float32, true, false, 8>(var_line, var_count);
    // x = wp.tile_load(line, shape=COLS, aligned=False)                                      <L 15>
    var_23 = wp::tile_load<wp::float32, true, false, 8>(var_line, var_24);
    // wp.tile_store(b, t, offset=(i * ROWS, j * COLS))                                       <L 16>
    var_25 = wp::mul(var_0, var_2);
    var_26 = wp::mul(var_1, var_3);
    var_27 = wp::tuple(var_25, var_26);
    wp::tile_store<wp::float32, true, false>(var_b, var_25, var_26, var_8);
    // wp.tile_store(b, v, offset=(0, j), bounds_check=False, aligned=True)                   <L 17>
    var_29 = wp::tuple(var_28, var_1);
    wp::tile_store<wp::float32, false, true>(var_b, var_32, var_1, var_19);
    // wp.tile_store(b, u)                                                                    <L 18>
    wp::tile_store<wp::float32, true, false>(var_b, var_33, var_34, var_10);
    // wp.tile_store(line, w, offset=3)                                                       <L 19>
    wp::tile_store<wp::float32, true, false>(var_line, var_35, var_21);
    // wp.tile_store(line, x, COLS)                                                           <L 20>
    wp::tile_store<wp::float32, true, false>(var_line, var_3, var_23);
}

struct wp_args_through_fields_0f0b3e4e {
    Box_d520c155 box;
    wp::array_t<wp::int32> starts;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void through_fields_0f0b3e4e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_through_fields_0f0b3e4e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_through_fields_0f0b3e4e wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.starts.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    Box_d520c155 var_box = _wp_args->box;
    wp::array_t<wp::int32> var_starts = _wp_args->starts;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<wp::float32>* var_1;
    const wp::int32 var_2 = 8;
    wp::int32* var_3;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::array_t<wp::float32> var_5;
    wp::int32 var_6;
    wp::tuple_t<wp::int32> var_7;
    wp::int32* var_8;
    wp::tuple_t<wp::int32> var_9;
    wp::int32 var_10;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_11 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::int32 var_12;
    wp::array_t<wp::float32>* var_13;
    wp::array_t<wp::float32> var_14;
    wp::array_t<wp::float32> var_15;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_16 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::int32* var_17;
    wp::int32 var_18;
    //---------
    // forward
    // def through_fields(box: Box, starts: wp.array(dtype=int), out: wp.array(dtype=float)):       <L 30>
    // i = wp.tid()                                                                           <L 31>
    var_0 = builtin_tid1d();
    // t = wp.tile_load(box.values, shape=COLS, offset=box.begin)                             <L 32>
    var_1 = &((var_box).values);
    var_3 = &((var_box).begin);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::tile_load<wp::float32, true, false, 8>(var_5, var_6);
    // u = wp.tile_load(out, shape=(COLS,), offset=(starts[i],))                              <L 33>
    var_7 = wp::tuple(var_2);
    var_8 = wp::address(var_starts, var_0);
    var_10 = wp::load(var_8);
    var_9 = wp::tuple(var_10);
    var_12 = wp::load(var_8);
    var_11 = wp::tile_load<wp::float32, true, false, 8>(var_out, var_12);
    // values = box.values                                                                    <L 34>
    var_13 = &((var_box).values);
    var_15 = wp::load(var_13);
    var_14 = wp::copy(var_15);
    // wp.tile_store(values, t + u, offset=starts[i])                                         <L 35>
    var_16 = wp::tile_add(var_4, var_11);
    var_17 = wp::address(var_starts, var_0);
    var_18 = wp::load(var_17);
    wp::tile_store<wp::float32, true, false>(var_14, var_18, var_16);
}

struct wp_args_picked_15d85057 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::int32> places;
};

template <bool wp_linear_contiguous>
static void picked_15d85057_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_picked_15d85057 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_picked_15d85057 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.places.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::int32> var_places = _wp_args->places;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 4;
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_2 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 8;
    wp::tuple_t<wp::int32, wp::int32> var_5;
    const wp::int32 var_6 = 0;
    wp::tuple_t<wp::int32, wp::int32> var_7;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> var_8 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>>{};
    const wp::int32 var_9 = 0;
    const wp::int32 var_10 = 0;
    const wp::int32 var_11 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_12;
    const wp::int32 var_13 = 1;
    const wp::str var_14 = "shared";
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,4>, wp::tile_stride_t<4,1>>, true> var_15 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<2,4>,wp::tile_stride_t<4,1>,false>();
    const wp::int32 var_16 = 0;
    const wp::int32 var_17 = 0;
    const wp::int32 var_18 = 0;
    wp::tuple_t<wp::int32, wp::int32> var_19;
    const wp::int32 var_20 = 0;
    const wp::int32 var_21 = 0;
    const wp::int32 var_22 = 1;
    const wp::int32 var_23 = 0;
    const wp::int32 var_24 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> var_25 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>>{};
    const wp::int32 var_26 = 0;
    const wp::int32 var_27 = 0;
    const wp::int32 var_28 = 0;
    //---------
    // forward
    // def picked(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), places: wp.array(dtype=int)):       <L 39>
    // i = wp.tid()                                                                           <L 40>
    var_0 = builtin_tid1d();
    // rows = wp.tile_load(places, shape=ROWS)                                                <L 41>
    var_2 = wp::tile_load<wp::int32, true, false, 4>(var_places, var_3);
    // t = wp.tile_load_indexed(a, indices=rows, shape=(ROWS, COLS), offset=(0, i))           <L 42>
    var_5 = wp::tuple(var_1, var_4);
    var_7 = wp::tuple(var_6, var_0);
    var_8 = wp::tile_load_indexed<4, 8>(var_a, var_2, var_9, var_10, var_0);
    // u = wp.tile_load_indexed(a, rows, (2, ROWS), axis=1, storage="shared")                 <L 43>
    var_12 = wp::tuple(var_11, var_1);
    var_15 = wp::tile_load_indexed<2, 4>(var_a, var_2, var_13, var_16, var_17);
    // wp.tile_store_indexed(b, indices=rows, t=t, offset=(i, 0), axis=0)                     <L 44>
    var_19 = wp::tuple(var_0, var_18);
    wp::tile_store_indexed(var_b, var_2, var_20, var_0, var_21, var_8);
    // wp.tile_store_indexed(b, rows, u, axis=1)                                              <L 45>
    wp::tile_store_indexed(var_b, var_2, var_22, var_23, var_24, var_15);
    // wp.tile_atomic_add_indexed(b, indices=rows, t=t)                                       <L 46>
    var_25 = wp::tile_atomic_add_indexed(var_b, var_2, var_26, var_27, var_28, var_8);
}

struct wp_args_summed_751f0e51 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> totals;
    wp::array_t<wp::int32> counts;
};

template <bool wp_linear_contiguous>
static void summed_751f0e51_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_summed_751f0e51 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_summed_751f0e51 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.totals.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.counts.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_totals = _wp_args->totals;
    wp::array_t<wp::int32> var_counts = _wp_args->counts;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<wp::float32> var_1;
    const wp::int32 var_2 = 8;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_3 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_4 = 0;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_5 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_6 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_7 = 0;
    const wp::int32 var_8 = 2;
    wp::tuple_t<wp::int32> var_9;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2>>> var_10 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2>>>{};
    wp::tuple_t<wp::int32> var_11;
    const bool var_12 = false;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2>>> var_13 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2>>>{};
    //---------
    // forward
    // def summed(a: wp.array2d(dtype=float), totals: wp.array(dtype=float), counts: wp.array(dtype=int)):       <L 50>
    // i = wp.tid()                                                                           <L 51>
    var_0 = builtin_tid1d();
    // t = wp.tile_load(a[i], shape=COLS)                                                     <L 52>
    var_1 = wp::view(var_a, var_0);
    var_3 = wp::tile_load<wp::float32, true, false, 8>(var_1, var_4);
    // before = wp.tile_atomic_add(totals, t, offset=i)                                       <L 53>
    var_5 = wp::tile_atomic_add<wp::float32, true>(var_totals, var_0, var_3);
    // wp.tile_atomic_add(totals, before)                                                     <L 54>
    var_6 = wp::tile_atomic_add<wp::float32, true>(var_totals, var_7, var_5);
    // wp.tile_atomic_add(counts, wp.tile_ones(shape=(2,), dtype=int), offset=(i,), bounds_check=False)       <L 55>
    var_9 = wp::tuple(var_8);
    var_10 = wp::tile_ones<int, 2>();
    var_11 = wp::tuple(var_0);
    var_13 = wp::tile_atomic_add<wp::int32, false>(var_counts, var_0, var_10);
}
