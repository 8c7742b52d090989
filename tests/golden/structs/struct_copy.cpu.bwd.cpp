struct Item_6f425be6
{
    wp::float32 a;
    wp::int32 n;


    Item_6f425be6() = default;
    CUDA_CALLABLE Item_6f425be6(wp::float32 const& a,
    wp::int32 const& n = {})
        : a{a}
        , n{n}

    {
    }

    CUDA_CALLABLE Item_6f425be6& operator += (const Item_6f425be6& rhs)
    {    a += rhs.a;
    n += rhs.n;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_6f425be6(wp::float32 const&,
    wp::int32 const&,
    wp::float32 & adj_a,
    wp::int32 & adj_n,
    Item_6f425be6 & adj_ret)
{
    adj_a += adj_ret.a;
    adj_n += adj_ret.n;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_6f425be6 add(const Item_6f425be6& a, const Item_6f425be6& b)
{
    return Item_6f425be6();
}

CUDA_CALLABLE void adj_atomic_add(Item_6f425be6* p, Item_6f425be6 t)
{
    wp::adj_atomic_add(&p->a, t.a);
    wp::adj_atomic_add(&p->n, t.n);
}

struct wp_args_struct_copy_108c8b76 {
    wp::array_t<Item_6f425be6> ps;
    Item_6f425be6 s;
};

template <bool wp_linear_contiguous>
static void struct_copy_108c8b76_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_struct_copy_108c8b76 *_wp_args,
    wp_args_struct_copy_108c8b76 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_struct_copy_108c8b76 wp_contiguous_args;
    wp_args_struct_copy_108c8b76 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.ps.strides[0] = sizeof(Item_6f425be6);
        wp_contiguous_adj_args.ps.strides[0] = sizeof(Item_6f425be6);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<Item_6f425be6> var_ps = _wp_args->ps;
    Item_6f425be6 var_s = _wp_args->s;
    wp::array_t<Item_6f425be6> adj_ps = _wp_adj_args->ps;
    Item_6f425be6 adj_s = _wp_adj_args->s;
    //---------
    // primal vars
    wp::int32 var_0;
    Item_6f425be6 var_1;
    const wp::float32 var_2 = 2.0;
    Item_6f425be6* var_3;
    Item_6f425be6 var_4;
    Item_6f425be6 var_5;
    wp::int32* var_6;
    wp::int32 var_7;
    wp::int32 var_8;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    Item_6f425be6 adj_1 = {};
    wp::float32 adj_2 = {};
    Item_6f425be6 adj_3 = {};
    Item_6f425be6 adj_4 = {};
    Item_6f425be6 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def struct_copy(ps: wp.array(dtype=Item), s: Item):                                    <L 12>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // t = s                                                                                  <L 14>
    var_1 = wp::copy(var_s);
    // t.a = 2.0                                                                              <L 15>
    var_1.a = var_2;
    // u = ps[i]                                                                              <L 16>
    var_3 = wp::address(var_ps, var_0);
    var_5 = wp::load(var_3);
    var_4 = wp::copy(var_5);
    // u.n = t.n                                                                              <L 17>
    var_6 = &((var_1).n);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    var_4.n = var_7;
    // ps[i] = u                                                                              <L 18>
    // wp::array_store(var_ps, var_0, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_ps, var_0, var_4, adj_ps, adj_0, adj_4);
    // adj: ps[i] = u                                                                         <L 18>
    adj_4.n = {};
    wp::adj_copy(var_8, adj_6, adj_7);
    adj_1.n = adj_6;
    // adj: u.n = t.n                                                                         <L 17>
    wp::adj_copy(var_5, adj_3, adj_4);
    wp::adj_address(var_ps, var_0, adj_ps, adj_0, adj_3);
    // adj: u = ps[i]                                                                         <L 16>
    adj_2 += adj_1.a;
    adj_1.a = {};
    // adj: t.a = 2.0                                                                         <L 15>
    wp::adj_copy(var_s, adj_s, adj_1);
    // adj: t = s                                                                             <L 14>
    // adj: i = wp.tid()                                                                      <L 13>
    // adj: def struct_copy(ps: wp.array(dtype=Item), s: Item):                               <L 12>
    return;
}
