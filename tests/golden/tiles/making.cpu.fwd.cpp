struct Sample_13e94b80
{
    wp::float32 weight;
    wp::vec_t<2, wp::float32> place;


    Sample_13e94b80() = default;
    CUDA_CALLABLE Sample_13e94b80(wp::float32 const& weight,
    wp::vec_t<2, wp::float32> const& place = {})
        : weight{weight}
        , place{place}

    {
    }

    CUDA_CALLABLE Sample_13e94b80& operator += (const Sample_13e94b80& rhs)
    {    weight += rhs.weight;
    place += rhs.place;

        return *this;}


    CUDA_CALLABLE Sample_13e94b80& operator -= (const Sample_13e94b80& rhs)
    {    weight -= rhs.weight;
    place -= rhs.place;

        return *this;}

    CUDA_CALLABLE Sample_13e94b80 operator - () const
    {
        Sample_13e94b80 ret = *this;
    ret.weight = -ret.weight;
    ret.place = -ret.place;

        return ret;
    }

};

static CUDA_CALLABLE void adj_Sample_13e94b80(wp::float32 const&,
    wp::vec_t<2, wp::float32> const&,
    wp::float32 & adj_weight,
    wp::vec_t<2, wp::float32> & adj_place,
    Sample_13e94b80 & adj_ret)
{
    adj_weight += adj_ret.weight;
    adj_place += adj_ret.place;
}

// Required when compiling adjoints.
CUDA_CALLABLE Sample_13e94b80 add(const Sample_13e94b80& a, const Sample_13e94b80& b)
{
    Sample_13e94b80 ret = a;
    ret += b;
    return ret;
}

CUDA_CALLABLE void adj_atomic_add(Sample_13e94b80* p, Sample_13e94b80 t)
{
    wp::adj_atomic_add(&p->weight, t.weight);
    wp::adj_atomic_add(&p->place, t.place);
}


// Required by tile templates. The overloads are found by ADL when tile.h is
// instantiated with a generated struct type.
CUDA_CALLABLE void adj_add(const Sample_13e94b80& a, const Sample_13e94b80& b, Sample_13e94b80& adj_a, Sample_13e94b80& adj_b, const Sample_13e94b80& adj_ret)
{
    adj_a += adj_ret;
    adj_b += adj_ret;
}

CUDA_CALLABLE Sample_13e94b80 sub(const Sample_13e94b80& a, const Sample_13e94b80& b)
{
    Sample_13e94b80 ret = a;
    ret -= b;
    return ret;
}

CUDA_CALLABLE void adj_sub(const Sample_13e94b80& a, const Sample_13e94b80& b, Sample_13e94b80& adj_a, Sample_13e94b80& adj_b, const Sample_13e94b80& adj_ret)
{
    adj_a += adj_ret;
    adj_b -= adj_ret;
}

CUDA_CALLABLE Sample_13e94b80 atomic_add(Sample_13e94b80* p, Sample_13e94b80 t)
{
    Sample_13e94b80 old {};
    old.weight = wp::atomic_add(&p->weight, t.weight);
    old.place = wp::atomic_add(&p->place, t.place);

    return old;
}

CUDA_CALLABLE Sample_13e94b80 tile_atomic_add_value(Sample_13e94b80* p, Sample_13e94b80 t)
{
    return atomic_add(p, t);
}

CUDA_CALLABLE Sample_13e94b80 tile_adj_atomic_add_value(Sample_13e94b80* p, Sample_13e94b80 t)
{
    // Tile adjoint struct atomics accumulate only for side effects; callers
    // currently ignore the returned old value, so avoid a second atomic here.
    Sample_13e94b80 old {};
    adj_atomic_add(p, t);
    return old;
}

#if defined(__CUDA_ARCH__)
CUDA_CALLABLE Sample_13e94b80 warp_shuffle_down(Sample_13e94b80 val, int offset, int mask)
{
    Sample_13e94b80 ret {};
    ret.weight = wp::warp_shuffle_down(val.weight, offset, mask);
    ret.place = wp::warp_shuffle_down(val.place, offset, mask);

    return ret;
}

CUDA_CALLABLE Sample_13e94b80 warp_shuffle_xor(Sample_13e94b80 val, int lane_mask)
{
    Sample_13e94b80 ret {};
    ret.weight = wp::warp_shuffle_xor(val.weight, lane_mask);
    ret.place = wp::warp_shuffle_xor(val.place, lane_mask);

    return ret;
}
#endif

struct wp_args_fill_05b7ad1a {
    wp::array_t<wp::float32> out;
    wp::array_t<wp::vec_t<3, wp::float32>> points;
    wp::array_t<Sample_13e94b80> samples;
};

template <bool wp_linear_contiguous>
static void fill_05b7ad1a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_fill_05b7ad1a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_fill_05b7ad1a wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.samples.strides[0] = sizeof(Sample_13e94b80);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::vec_t<3, wp::float32>> var_points = _wp_args->points;
    wp::array_t<Sample_13e94b80> var_samples = _wp_args->samples;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 8;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_2 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_3 = 2;
    const wp::int32 var_4 = 3;
    wp::tuple_t<wp::int32, wp::int32> var_5;
    const wp::str var_6 = "shared";
    wp::tile_shared_t<wp::float16,wp::tile_layout_strided_t<wp::tile_shape_t<2,3>, wp::tile_stride_t<3,1>>, true> var_7 = wp::tile_alloc_empty<wp::float16,wp::tile_shape_t<2,3>,wp::tile_stride_t<3,1>,false>();
    wp::tuple_t<wp::int32> var_8;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_9 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_10 = 4;
    const wp::int32 var_11 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_12;
    const wp::str var_13 = "register";
    wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<4,2>>> var_14 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<4,2>>>{};
    wp::float32 var_15;
    const wp::float32 var_16 = 0.5;
    wp::float32 var_17;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_18 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_19 = 4;
    wp::tuple_t<wp::int32> var_20;
    const wp::int32 var_21 = 3;
    const wp::str var_22 = "shared";
    wp::tile_shared_t<wp::float64,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_23 = wp::tile_alloc_empty<wp::float64,wp::tile_shape_t<4>,wp::tile_stride_t<1>,false>();
    wp::float32* var_24;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_25 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::float32 var_26;
    Sample_13e94b80 var_27;
    const wp::int32 var_28 = 4;
    wp::tuple_t<wp::int32> var_29;
    wp::tile_register_t<Sample_13e94b80,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_30 = wp::tile_register_t<Sample_13e94b80,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::int32 var_31 = 2;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_32 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_33 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_34 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_35 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_36 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_37 = 0;
    const wp::int32 var_38 = 1;
    wp::tuple_t<wp::int32, wp::int32> var_39;
    const wp::int32 var_40 = 1;
    const wp::int32 var_41 = 4;
    wp::int32 var_42;
    //---------
    // forward
    // def fill(out: wp.array(dtype=float), points: wp.array2d(dtype=wp.vec3), samples: wp.array(dtype=Sample)):       <L 14>
    // i = wp.tid()                                                                           <L 15>
    var_0 = builtin_tid1d();
    // zeros = wp.tile_zeros(shape=SIDE)                                                      <L 16>
    var_2 = wp::tile_zeros<float, 8>();
    // halves = wp.tile_zeros(shape=(2, 3), dtype=wp.float16, storage="shared")               <L 17>
    var_5 = wp::tuple(var_3, var_4);
    var_7 = wp::tile_zeros<wp::float16, 2, 3>();
    // ones = wp.tile_ones(shape=(SIDE,), dtype=float)                                        <L 18>
    var_8 = wp::tuple(var_1);
    var_9 = wp::tile_ones<float, 8>();
    // rough = wp.tile_empty(shape=(4, 2), dtype=wp.vec3, storage="register")                 <L 19>
    var_12 = wp::tuple(var_10, var_11);
    var_14 = wp::tile_empty<wp::vec_t<3, wp::float32>, 4, 2>();
    // level = float(i) * 0.5                                                                 <L 20>
    var_15 = wp::float(var_0);
    var_17 = wp::mul(var_15, var_16);
    // full = wp.tile_full(shape=SIDE, value=level)                                           <L 21>
    var_18 = wp::tile_full<wp::float32, 8>(var_17);
    // wide = wp.tile_full(shape=(4,), value=3, dtype=wp.float64, storage="shared")           <L 22>
    var_20 = wp::tuple(var_19);
    var_23 = wp::tile_full<wp::float64, 4>(var_21);
    // same = wp.tile_full(SIDE, out[i])                                                      <L 23>
    var_24 = wp::address(var_out, var_0);
    var_26 = wp::load(var_24);
    var_25 = wp::tile_full<wp::float32, 8>(var_26);
    // one = Sample()                                                                         <L 24>
    var_27 = Sample_13e94b80();
    // one.weight = level                                                                     <L 25>
    var_27.weight = var_17;
    // records = wp.tile_full(shape=(4,), value=one)                                          <L 26>
    var_29 = wp::tuple(var_28);
    var_30 = wp::tile_full<Sample_13e94b80, 4>(var_27);
    // shared_by_all = wp.tile_from_thread(shape=SIDE, value=level, thread_idx=2)             <L 27>
    var_32 = wp::tile_from_thread<wp::float32, 8>(var_17, var_31);
    // wp.tile_store(out, zeros + ones + full + same + shared_by_all)                         <L 28>
    var_33 = wp::tile_add(var_2, var_9);
    var_34 = wp::tile_add(var_33, var_18);
    var_35 = wp::tile_add(var_34, var_25);
    var_36 = wp::tile_add(var_35, var_32);
    wp::tile_store<wp::float32, true, false>(var_out, var_37, var_36);
    // wp.tile_store(points, rough, offset=(i, 1))                                            <L 29>
    var_39 = wp::tuple(var_0, var_38);
    wp::tile_store<wp::vec_t<3, wp::float32>, true, false>(var_points, var_0, var_40, var_14);
    // wp.tile_store(samples, records, offset=i * 4)                                          <L 30>
    var_42 = wp::mul(var_0, var_41);
    wp::tile_store<Sample_13e94b80, true, false>(var_samples, var_42, var_30);
}

struct wp_args_count_cea93bfe {
    wp::array_t<wp::int32> whole;
    wp::array_t<wp::int64> long;
    wp::array_t<wp::float32> real;
    wp::array_t<wp::float64> fine;
};

template <bool wp_linear_contiguous>
static void count_cea93bfe_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_count_cea93bfe *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_whole = _wp_args->whole;
    wp::array_t<wp::int64> var_long = _wp_args->long;
    wp::array_t<wp::float32> var_real = _wp_args->real;
    wp::array_t<wp::float64> var_fine = _wp_args->fine;
    //---------
    // primal vars
    const wp::int32 var_0 = 8;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_1 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 1;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 9;
    const wp::int32 var_6 = -3;
    const wp::int32 var_7 = -2;
    const wp::str var_8 = "shared";
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<6>, wp::tile_stride_t<1>>, true> var_9 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<6>,wp::tile_stride_t<1>,false>();
    const wp::int32 var_10 = 0;
    const wp::int32 var_11 = 10;
    wp::tile_register_t<wp::int64,wp::tile_layout_register_t<wp::tile_shape_t<10>>> var_12 = wp::tile_register_t<wp::int64,wp::tile_layout_register_t<wp::tile_shape_t<10>>>{};
    const wp::int64 var_13 = 0;
    const wp::int64 var_14 = 10ll;
    const wp::int64 var_15 = 1;
    const wp::int32 var_16 = 0;
    const wp::int32 var_17 = 2;
    const wp::int32 var_18 = 5;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3>>> var_19 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3>>>{};
    const wp::float32 var_20 = 2;
    const wp::float32 var_21 = 5;
    const wp::float32 var_22 = 1;
    const wp::int32 var_23 = 0;
    const wp::float32 var_24 = 0.0;
    const wp::float32 var_25 = 1.0;
    const wp::float32 var_26 = 0.1;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<10>>> var_27 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<10>>>{};
    const wp::int32 var_28 = 0;
    const wp::float32 var_29 = 0.25;
    const wp::float32 var_30 = 2.0;
    const wp::float32 var_31 = 0.5;
    wp::tile_register_t<wp::float64,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_32 = wp::tile_register_t<wp::float64,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
    const wp::float64 var_33 = 0.25;
    const wp::float64 var_34 = 2.0;
    const wp::float64 var_35 = 0.5;
    const wp::int32 var_36 = 0;
    //---------
    // forward
    // def count(whole: wp.array(dtype=int), long: wp.array(dtype=wp.int64), real: wp.array(dtype=float), fine: wp.array(dtype=wp.float64)):       <L 34>
    // wp.tile_store(whole, wp.tile_arange(8, dtype=int))                                     <L 35>
    var_1 = wp::tile_arange<wp::int32, 8>(var_2, var_0, var_3);
    wp::tile_store<wp::int32, true, false>(var_whole, var_4, var_1);
    // wp.tile_store(whole, wp.tile_arange(9, -3, -2, dtype=int, storage="shared"))           <L 36>
    var_9 = wp::tile_arange<wp::int32, 6>(var_5, var_6, var_7);
    wp::tile_store<wp::int32, true, false>(var_whole, var_10, var_9);
    // wp.tile_store(long, wp.tile_arange(10, dtype=wp.int64))                                <L 37>
    var_12 = wp::tile_arange<wp::int64, 10>(var_13, var_14, var_15);
    wp::tile_store<wp::int64, true, false>(var_long, var_16, var_12);
    // wp.tile_store(real, wp.tile_arange(2, 5))                                              <L 38>
    var_19 = wp::tile_arange<wp::float32, 3>(var_20, var_21, var_22);
    wp::tile_store<wp::float32, true, false>(var_real, var_23, var_19);
    // wp.tile_store(real, wp.tile_arange(0.0, 1.0, 0.1))                                     <L 39>
    var_27 = wp::tile_arange<wp::float32, 10>(var_24, var_25, var_26);
    wp::tile_store<wp::float32, true, false>(var_real, var_28, var_27);
    // wp.tile_store(fine, wp.tile_arange(0.25, 2.0, 0.5, dtype=wp.float64))                  <L 40>
    var_32 = wp::tile_arange<wp::float64, 4>(var_33, var_34, var_35);
    wp::tile_store<wp::float64, true, false>(var_fine, var_36, var_32);
}

struct wp_args_draw_8eee1bbc {
    wp::int32 seed;
    wp::array_t<wp::int32> whole;
    wp::array_t<wp::float32> real;
};

template <bool wp_linear_contiguous>
static void draw_8eee1bbc_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_draw_8eee1bbc *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_draw_8eee1bbc wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.real.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::int32 var_seed = _wp_args->seed;
    wp::array_t<wp::int32> var_whole = _wp_args->whole;
    wp::array_t<wp::float32> var_real = _wp_args->real;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::uint32 var_1;
    const wp::int32 var_2 = 2;
    const wp::int32 var_3 = 4;
    wp::tuple_t<wp::int32, wp::int32> var_4;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2,4>>> var_5 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2,4>>>{};
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 0;
    const wp::int32 var_8 = 2;
    const wp::int32 var_9 = 4;
    wp::tuple_t<wp::int32, wp::int32> var_10;
    const wp::int32 var_11 = -3;
    const wp::int32 var_12 = 12;
    const wp::str var_13 = "shared";
    wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<2,4>, wp::tile_stride_t<4,1>>, true> var_14 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<2,4>,wp::tile_stride_t<4,1>,false>();
    const wp::int32 var_15 = -3;
    const wp::int32 var_16 = 12;
    const wp::int32 var_17 = 0;
    const wp::int32 var_18 = 0;
    const wp::int32 var_19 = 16;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_20 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
    const wp::int32 var_21 = 0;
    const wp::int32 var_22 = 16;
    const wp::float32 var_23 = 0.1;
    const wp::float32 var_24 = 2.5;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_25 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
    const wp::float32 var_26 = 0.10000000149011612;
    const wp::float32 var_27 = 2.5;
    const wp::int32 var_28 = 0;
    //---------
    // forward
    // def draw(seed: int, whole: wp.array2d(dtype=int), real: wp.array(dtype=float)):        <L 44>
    // state = wp.rand_init(seed, wp.tid())                                                   <L 45>
    var_0 = builtin_tid1d();
    var_1 = wp::rand_init(var_seed, var_0);
    // wp.tile_store(whole, wp.tile_randi(shape=(2, 4), rng=state))                           <L 46>
    var_4 = wp::tuple(var_2, var_3);
    var_5 = wp::tile_randi<2, 4>(var_1);
    wp::tile_store<wp::int32, true, false>(var_whole, var_6, var_7, var_5);
    // wp.tile_store(whole, wp.tile_randi((2, 4), state, -3, 12, storage="shared"))           <L 47>
    var_10 = wp::tuple(var_8, var_9);
    var_14 = wp::tile_randi<2, 4>(var_1, var_15, var_16);
    wp::tile_store<wp::int32, true, false>(var_whole, var_17, var_18, var_14);
    // wp.tile_store(real, wp.tile_randf(shape=16, rng=state))                                <L 48>
    var_20 = wp::tile_randf<16>(var_1);
    wp::tile_store<wp::float32, true, false>(var_real, var_21, var_20);
    // wp.tile_store(real, wp.tile_randf(shape=16, rng=state, min=0.1, max=2.5))              <L 49>
    var_25 = wp::tile_randf<16>(var_1, var_26, var_27);
    wp::tile_store<wp::float32, true, false>(var_real, var_28, var_25);
}
