struct Rows_50d0104f
{
    wp::array_t<wp::vec_t<3, wp::float32>> plain;
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> fabric;


    Rows_50d0104f() = default;
    CUDA_CALLABLE Rows_50d0104f(wp::array_t<wp::vec_t<3, wp::float32>> const& plain,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> const& fabric = {})
        : plain{plain}
        , fabric{fabric}

    {
    }

    CUDA_CALLABLE Rows_50d0104f& operator += (const Rows_50d0104f& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Rows_50d0104f(wp::array_t<wp::vec_t<3, wp::float32>> const&,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> const&,
    wp::array_t<wp::vec_t<3, wp::float32>> & adj_plain,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> & adj_fabric,
    Rows_50d0104f & adj_ret)
{
    adj_plain = adj_ret.plain;
    adj_fabric = adj_ret.fabric;
}

// Required when compiling adjoints.
CUDA_CALLABLE Rows_50d0104f add(const Rows_50d0104f& a, const Rows_50d0104f& b)
{
    return Rows_50d0104f();
}

CUDA_CALLABLE void adj_atomic_add(Rows_50d0104f* p, Rows_50d0104f t)
{
    wp::adj_atomic_add(&p->plain, t.plain);
    wp::adj_atomic_add(&p->fabric, t.fabric);
}

struct wp_args_fabric_views_c1dd0926 {
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> f;
    wp::indexedfabricarray_t<wp::vec_t<3, wp::float32>> g;
    wp::float32 v;
};

template <bool wp_linear_contiguous>
static void fabric_views_c1dd0926_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_fabric_views_c1dd0926 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> var_f = _wp_args->f;
    wp::indexedfabricarray_t<wp::vec_t<3, wp::float32>> var_g = _wp_args->g;
    wp::float32 var_v = _wp_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<wp::vec_t<3, wp::float32>> var_1;
    const wp::int32 var_2 = 0;
    wp::vec_t<3, wp::float32>* var_3;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 1;
    wp::vec_t<3, wp::float32>* var_6;
    const wp::int32 var_7 = 2;
    const wp::int32 var_8 = 2;
    wp::vec_t<3, wp::float32>* var_9;
    const wp::int32 var_10 = 1;
    wp::float32* var_11;
    wp::array_t<wp::vec_t<3, wp::float32>> var_12;
    const wp::int32 var_13 = 0;
    wp::vec_t<3, wp::float32>* var_14;
    const wp::int32 var_15 = 2;
    const wp::int32 var_16 = 1;
    wp::vec_t<3, wp::float32>* var_17;
    const wp::int32 var_18 = 1;
    //---------
    // forward
    // def fabric_views(f: wp.fabricarray(dtype=wp.vec3, ndim=2), g: wp.indexedfabricarray(dtype=wp.vec3, ndim=2), v: float):       <L 12>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // row = f[i]                                                                             <L 14>
    var_1 = wp::view(var_f, var_0);
    // row[0].x = v                                                                           <L 15>
    var_3 = &(wp::index(var_1, var_2));
    wp::store(&(wp::index(var_1, var_2).component_ref(var_4)), var_v);
    // row[1][2] += v                                                                         <L 16>
    var_6 = &(wp::index(var_1, var_5));
    wp::array_atomic_add_slot(var_1, var_v, [&](auto& _e) -> auto& { return _e.component_ref(var_7); }, var_5);
    // f[i][2].y = v                                                                          <L 17>
    var_9 = wp::address(var_f, var_0, var_8);
    var_11 = wp::indexref(var_9, var_10);
    wp::store(var_11, var_v);
    // other = g[i]                                                                           <L 18>
    var_12 = wp::view(var_g, var_0);
    // other[0].z = v                                                                         <L 19>
    var_14 = &(wp::index(var_12, var_13));
    wp::store(&(wp::index(var_12, var_13).component_ref(var_15)), var_v);
    // other[1].y -= v                                                                        <L 20>
    var_17 = &(wp::index(var_12, var_16));
    wp::array_atomic_sub_slot(var_12, var_v, [&](auto& _e) -> auto& { return _e.component_ref(var_18); }, var_16);
}

struct wp_args_plain_views_70954fee {
    wp::array_t<wp::vec_t<3, wp::float32>> a;
    Rows_50d0104f s;
    wp::float32 v;
};

template <bool wp_linear_contiguous>
static void plain_views_70954fee_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_plain_views_70954fee *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_a = _wp_args->a;
    Rows_50d0104f var_s = _wp_args->s;
    wp::float32 var_v = _wp_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<wp::vec_t<3, wp::float32>> var_1;
    const wp::int32 var_2 = 0;
    wp::vec_t<3, wp::float32>* var_3;
    const wp::int32 var_4 = 0;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_5;
    wp::array_t<wp::vec_t<3, wp::float32>> var_6;
    wp::array_t<wp::vec_t<3, wp::float32>> var_7;
    const wp::int32 var_8 = 1;
    wp::vec_t<3, wp::float32>* var_9;
    const wp::int32 var_10 = 1;
    wp::fabricarray_t<wp::vec_t<3, wp::float32>>* var_11;
    wp::array_t<wp::vec_t<3, wp::float32>> var_12;
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> var_13;
    const wp::int32 var_14 = 2;
    wp::vec_t<3, wp::float32>* var_15;
    const wp::int32 var_16 = 2;
    const wp::int32 var_17 = 0;
    wp::vec_t<3, wp::float32>* var_18;
    const wp::int32 var_19 = 1;
    //---------
    // forward
    // def plain_views(a: wp.array2d(dtype=wp.vec3), s: Rows, v: float):                      <L 24>
    // i = wp.tid()                                                                           <L 25>
    var_0 = builtin_tid1d();
    // row = a[i]                                                                             <L 26>
    var_1 = wp::view(var_a, var_0);
    // row[0].x = v                                                                           <L 27>
    var_3 = &(wp::index(var_1, var_2));
    wp::store(&(wp::index(var_1, var_2).component_ref(var_4)), var_v);
    // held = s.plain[i]                                                                      <L 28>
    var_5 = &((var_s).plain);
    var_7 = wp::load(var_5);
    var_6 = wp::view(var_7, var_0);
    // held[1].y = v                                                                          <L 29>
    var_9 = &(wp::index(var_6, var_8));
    wp::store(&(wp::index(var_6, var_8).component_ref(var_10)), var_v);
    // loose = s.fabric[i]                                                                    <L 30>
    var_11 = &((var_s).fabric);
    var_13 = wp::load(var_11);
    var_12 = wp::view(var_13, var_0);
    // loose[2].z = v                                                                         <L 31>
    var_15 = &(wp::index(var_12, var_14));
    wp::store(&(wp::index(var_12, var_14).component_ref(var_16)), var_v);
    // loose[0][1] += v                                                                       <L 32>
    var_18 = &(wp::index(var_12, var_17));
    wp::array_atomic_add_slot(var_12, var_v, [&](auto& _e) -> auto& { return _e.component_ref(var_19); }, var_17);
}
