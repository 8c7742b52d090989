struct Body_311da32f
{
    wp::vec_t<3, wp::float32> v;
    wp::mat_t<2, 2, wp::float32> m;


    Body_311da32f() = default;
    CUDA_CALLABLE Body_311da32f(wp::vec_t<3, wp::float32> const& v,
    wp::mat_t<2, 2, wp::float32> const& m = {})
        : v{v}
        , m{m}

    {
    }

    CUDA_CALLABLE Body_311da32f& operator += (const Body_311da32f& rhs)
    {    v += rhs.v;
    m += rhs.m;

        return *this;}

};

static CUDA_CALLABLE void adj_Body_311da32f(wp::vec_t<3, wp::float32> const&,
    wp::mat_t<2, 2, wp::float32> const&,
    wp::vec_t<3, wp::float32> & adj_v,
    wp::mat_t<2, 2, wp::float32> & adj_m,
    Body_311da32f & adj_ret)
{
    adj_v += adj_ret.v;
    adj_m += adj_ret.m;
}

// Required when compiling adjoints.
CUDA_CALLABLE Body_311da32f add(const Body_311da32f& a, const Body_311da32f& b)
{
    return Body_311da32f();
}

CUDA_CALLABLE void adj_atomic_add(Body_311da32f* p, Body_311da32f t)
{
    wp::adj_atomic_add(&p->v, t.v);
    wp::adj_atomic_add(&p->m, t.m);
}

struct wp_args_vector_field_component_augmented_927bd8ec {
    Body_311da32f b;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void vector_field_component_augmented_927bd8ec_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_field_component_augmented_927bd8ec *_wp_args,
    wp_args_vector_field_component_augmented_927bd8ec *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Body_311da32f var_b = _wp_args->b;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    Body_311da32f adj_b = _wp_adj_args->b;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::float32>* var_0;
    const wp::int32 var_1 = 1;
    wp::float32 var_2;
    wp::vec_t<3, wp::float32> var_3;
    const wp::float32 var_4 = 1.0;
    wp::float32 var_5;
    wp::float32* var_6;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::int32 var_8 = 0;
    wp::float32 var_9;
    wp::vec_t<3, wp::float32> var_10;
    const wp::float32 var_11 = 2.0;
    wp::float32 var_12;
    const wp::int32 var_13 = 0;
    wp::float32* var_14;
    wp::mat_t<2, 2, wp::float32>* var_15;
    const wp::int32 var_16 = 0;
    const wp::int32 var_17 = 1;
    wp::float32 var_18;
    wp::mat_t<2, 2, wp::float32> var_19;
    const wp::float32 var_20 = 3.0;
    wp::float32 var_21;
    wp::float32* var_22;
    wp::vec_t<3, wp::float32>* var_23;
    const wp::int32 var_24 = 0;
    wp::float32 var_25;
    wp::vec_t<3, wp::float32> var_26;
    const wp::int32 var_27 = 0;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::mat_t<2, 2, wp::float32> adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::mat_t<2, 2, wp::float32> adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::int32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::int32 adj_27 = {};
    //---------
    // forward
    // def vector_field_component_augmented(b: Body, out: wp.array(dtype=float)):             <L 12>
    // b.v[1] += 1.0                                                                          <L 13>
    var_0 = &((var_b).v);
    var_3 = wp::load(var_0);
    var_2 = wp::extract(var_3, var_1);
    var_5 = wp::add(var_2, var_4);
    // var_6 = wp::indexref(var_0, var_1);
    // wp::store(var_6, var_5);
    // b.v.x *= 2.0                                                                           <L 14>
    var_7 = &((var_b).v);
    var_10 = wp::load(var_7);
    var_9 = wp::extract(var_10, var_8);
    var_12 = wp::mul(var_9, var_11);
    // var_14 = wp::indexref(var_7, var_13);
    // wp::store(var_14, var_12);
    // b.m[0, 1] -= 3.0                                                                       <L 15>
    var_15 = &((var_b).m);
    var_19 = wp::load(var_15);
    var_18 = wp::extract(var_19, var_16, var_17);
    var_21 = wp::sub(var_18, var_20);
    // var_22 = wp::indexref(var_15, var_16, var_17);
    // wp::store(var_22, var_21);
    // out[0] = b.v[0]                                                                        <L 16>
    var_23 = &((var_b).v);
    var_26 = wp::load(var_23);
    var_25 = wp::extract(var_26, var_24);
    // wp::array_store(var_out, var_27, var_25);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_27, var_25, adj_out, adj_27, adj_25);
    wp::adj_extract(var_26, var_24, adj_23, adj_24, adj_25);
    adj_b.v += adj_23;
    // adj: out[0] = b.v[0]                                                                   <L 16>
    wp::adj_sub(var_18, var_20, adj_18, adj_20, adj_21);
    wp::adj_extract(var_19, var_16, var_17, adj_15, adj_16, adj_17, adj_18);
    adj_b.m += adj_15;
    // adj: b.m[0, 1] -= 3.0                                                                  <L 15>
    wp::adj_mul(var_9, var_11, adj_9, adj_11, adj_12);
    wp::adj_extract(var_10, var_8, adj_7, adj_8, adj_9);
    adj_b.v += adj_7;
    // adj: b.v.x *= 2.0                                                                      <L 14>
    wp::adj_add(var_2, var_4, adj_2, adj_4, adj_5);
    wp::adj_extract(var_3, var_1, adj_0, adj_1, adj_2);
    adj_b.v += adj_0;
    // adj: b.v[1] += 1.0                                                                     <L 13>
    // adj: def vector_field_component_augmented(b: Body, out: wp.array(dtype=float)):        <L 12>
    return;
}
