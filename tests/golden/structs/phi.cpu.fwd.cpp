struct Item_e01e2805
{
    wp::float32 a;


    Item_e01e2805() = default;
    CUDA_CALLABLE Item_e01e2805(wp::float32 const& a)
        : a{a}

    {
    }

    CUDA_CALLABLE Item_e01e2805& operator += (const Item_e01e2805& rhs)
    {    a += rhs.a;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_e01e2805(wp::float32 const&,
    wp::float32 & adj_a,
    Item_e01e2805 & adj_ret)
{
    adj_a += adj_ret.a;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_e01e2805 add(const Item_e01e2805& a, const Item_e01e2805& b)
{
    return Item_e01e2805();
}

CUDA_CALLABLE void adj_atomic_add(Item_e01e2805* p, Item_e01e2805 t)
{
    wp::adj_atomic_add(&p->a, t.a);
}

struct wp_args_phi_668a2078 {
    Item_e01e2805 p;
    Item_e01e2805 q;
    wp::int32 n;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void phi_668a2078_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_668a2078 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Item_e01e2805 var_p = _wp_args->p;
    Item_e01e2805 var_q = _wp_args->q;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    Item_e01e2805 var_0;
    const wp::int32 var_1 = 0;
    bool var_2;
    Item_e01e2805 var_3;
    Item_e01e2805 var_4;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    const wp::int32 var_8 = 0;
    //---------
    // forward
    // def phi(p: Item, q: Item, n: int, out: wp.array(dtype=float)):                         <L 11>
    // s = p                                                                                  <L 12>
    var_0 = wp::copy(var_p);
    // if n > 0:                                                                              <L 13>
    var_2 = (var_n > var_1);
    if (var_2) {
        // s = q                                                                              <L 14>
        var_3 = wp::copy(var_q);
    }
    var_4 = wp::where(var_2, var_3, var_0);
    // out[0] = s.a                                                                           <L 15>
    var_5 = &((var_4).a);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    wp::array_store(var_out, var_8, var_6);
}
