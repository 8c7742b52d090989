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

struct wp_args_default_values_2073d852 {
    Item_6f425be6 it;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void default_values_2073d852_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_default_values_2073d852 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Item_6f425be6 var_it = _wp_args->it;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    //---------
    // forward
    // def default_values(it: Item, out: wp.array(dtype=float)):                              <L 12>
    // out[0] = it.a                                                                          <L 13>
    var_0 = &((var_it).a);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    wp::array_store(var_out, var_3, var_1);
}
