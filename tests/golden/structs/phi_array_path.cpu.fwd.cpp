struct Item_6fc45075
{
    wp::float32 a;
    wp::vec_t<3, wp::float32> v;


    Item_6fc45075() = default;
    CUDA_CALLABLE Item_6fc45075(wp::float32 const& a,
    wp::vec_t<3, wp::float32> const& v = {})
        : a{a}
        , v{v}

    {
    }

    CUDA_CALLABLE Item_6fc45075& operator += (const Item_6fc45075& rhs)
    {    a += rhs.a;
    v += rhs.v;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_6fc45075(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::float32 & adj_a,
    wp::vec_t<3, wp::float32> & adj_v,
    Item_6fc45075 & adj_ret)
{
    adj_a += adj_ret.a;
    adj_v += adj_ret.v;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_6fc45075 add(const Item_6fc45075& a, const Item_6fc45075& b)
{
    return Item_6fc45075();
}

CUDA_CALLABLE void adj_atomic_add(Item_6fc45075* p, Item_6fc45075 t)
{
    wp::adj_atomic_add(&p->a, t.a);
    wp::adj_atomic_add(&p->v, t.v);
}

struct wp_args_phi_array_path_2e12a31b {
    wp::array_t<Item_6fc45075> p;
    wp::array_t<Item_6fc45075> q;
    wp::int32 n;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void phi_array_path_2e12a31b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_array_path_2e12a31b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_phi_array_path_2e12a31b wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.p.strides[0] = sizeof(Item_6fc45075);
        wp_contiguous_args.q.strides[0] = sizeof(Item_6fc45075);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<Item_6fc45075> var_p = _wp_args->p;
    wp::array_t<Item_6fc45075> var_q = _wp_args->q;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<Item_6fc45075> var_1;
    const wp::int32 var_2 = 0;
    bool var_3;
    wp::array_t<Item_6fc45075> var_4;
    wp::array_t<Item_6fc45075> var_5;
    Item_6fc45075* var_6;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 2.0;
    Item_6fc45075* var_11;
    wp::vec_t<3, wp::float32>* var_12;
    const wp::int32 var_13 = 0;
    //---------
    // forward
    // def phi_array_path(p: wp.array(dtype=Item), q: wp.array(dtype=Item), n: int, out: wp.array(dtype=float)):       <L 12>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // r = p                                                                                  <L 14>
    var_1 = wp::copy(var_p);
    // if n > 0:                                                                              <L 15>
    var_3 = (var_n > var_2);
    if (var_3) {
        // r = q                                                                              <L 16>
        var_4 = wp::copy(var_q);
    }
    var_5 = wp::where(var_3, var_4, var_1);
    // out[i] = r[i].a                                                                        <L 17>
    var_6 = wp::address(var_5, var_0);
    var_7 = &(((*wp::address(var_5, var_0))).a);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    wp::array_store(var_out, var_0, var_8);
    // r[i].v.x = 2.0                                                                         <L 18>
    var_11 = &(wp::index(var_5, var_0));
    var_12 = &(wp::index(var_5, var_0).v);
    wp::store(&(wp::index(var_5, var_0).v.component_ref(var_13)), var_10);
}
