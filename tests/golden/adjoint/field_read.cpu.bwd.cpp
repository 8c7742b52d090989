struct Item_92019a2c
{
    wp::float32 a;
    wp::int32 n;
    wp::vec_t<3, wp::float32> v;


    Item_92019a2c() = default;
    CUDA_CALLABLE Item_92019a2c(wp::float32 const& a,
    wp::int32 const& n = {},
    wp::vec_t<3, wp::float32> const& v = {})
        : a{a}
        , n{n}
        , v{v}

    {
    }

    CUDA_CALLABLE Item_92019a2c& operator += (const Item_92019a2c& rhs)
    {    a += rhs.a;
    n += rhs.n;
    v += rhs.v;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_92019a2c(wp::float32 const&,
    wp::int32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::float32 & adj_a,
    wp::int32 & adj_n,
    wp::vec_t<3, wp::float32> & adj_v,
    Item_92019a2c & adj_ret)
{
    adj_a += adj_ret.a;
    adj_n += adj_ret.n;
    adj_v += adj_ret.v;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_92019a2c add(const Item_92019a2c& a, const Item_92019a2c& b)
{
    return Item_92019a2c();
}

CUDA_CALLABLE void adj_atomic_add(Item_92019a2c* p, Item_92019a2c t)
{
    wp::adj_atomic_add(&p->a, t.a);
    wp::adj_atomic_add(&p->n, t.n);
    wp::adj_atomic_add(&p->v, t.v);
}

struct wp_args_field_read_da0c5d0b {
    Item_92019a2c it;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void field_read_da0c5d0b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_field_read_da0c5d0b *_wp_args,
    wp_args_field_read_da0c5d0b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Item_92019a2c var_it = _wp_args->it;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    Item_92019a2c adj_it = _wp_adj_args->it;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::float32* var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::int32* var_7;
    wp::int32 var_8;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def field_read(it: Item, x: wp.array(dtype=float)):                                    <L 13>
    // x[it.n] = it.a * it.v[0]                                                               <L 14>
    var_0 = &((var_it).a);
    var_1 = &((var_it).v);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_6 = wp::load(var_0);
    var_5 = wp::mul(var_6, var_3);
    var_7 = &((var_it).n);
    var_8 = wp::load(var_7);
    // wp::array_store(var_x, var_8, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_8, var_5, adj_x, adj_7, adj_5);
    adj_it.n = adj_7;
    wp::adj_mul(var_6, var_3, adj_0, adj_3, adj_5);
    wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
    adj_it.v += adj_1;
    adj_it.a += adj_0;
    // adj: x[it.n] = it.a * it.v[0]                                                          <L 14>
    // adj: def field_read(it: Item, x: wp.array(dtype=float)):                               <L 13>
    return;
}
